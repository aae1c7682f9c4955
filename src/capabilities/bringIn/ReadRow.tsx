import { Fragment, useId, type KeyboardEventHandler } from 'react';
import { ChevronRight } from 'react-bootstrap-icons';
import { type ContentKind, type PlaceHere } from './contentKind';
import { detailsOf, type Row } from './rows';

interface Props {
  kind: ContentKind;
  places: readonly PlaceHere[];
  row: Row;
  isOpen: boolean;
  /** Whether it is the list's tab stop. */
  isStop: boolean;
  onTick: () => void;
  /** `isByKey`: pressed by a key. */
  onOpen: (isByKey: boolean) => void;
  onKeyDown: KeyboardEventHandler;
}

/** What stands in the list about one record. Its box is ticked with Space, so that Tab passes it by. */
export function ReadRow(props: Props) {
  const { kind, places, row, isOpen, isStop, onTick, onOpen, onKeyDown } = props;
  const { item, name, say, canTick, isTicked } = row;
  const stateId = useId();
  return (
    <>
      <span className="tick">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={`Bring in ${name}`}
          tabIndex={-1}
          checked={isTicked}
          disabled={!canTick}
          onChange={onTick}
        />
      </span>
      <div className="clip">
        <button
          type="button"
          className="read-open clip"
          tabIndex={isStop ? 0 : -1}
          aria-current={isOpen || undefined}
          aria-describedby={stateId}
          onKeyDown={onKeyDown}
          onClick={({ detail }) => onOpen(detail === 0)}
        >
          {name}
        </button>
        <p className="meta figures clip">
          {detailsOf(kind, places, item).map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <span className="sep" aria-hidden="true" />}
              {text}
            </Fragment>
          ))}
        </p>
      </div>
      <span className="state" id={stateId}>
        <span className="visually-hidden">{isTicked ? 'Ticked.' : 'Not ticked.'}</span>
        {say && <span className={say.isToLookAt ? 'said-amber' : 'said-quiet'}>{say.text}</span>}
      </span>
      <ChevronRight className="into" aria-hidden />
    </>
  );
}
