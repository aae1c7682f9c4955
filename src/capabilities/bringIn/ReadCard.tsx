import { useEffect, useId, useRef } from 'react';
import { figure } from '@/components/format/number';
import { EncodingChoice } from './EncodingChoice';
import { LostFiles } from './LostFiles';
import { NamedPlaces } from './NamedPlaces';
import { OfferedPlace, PlaceForAll } from './PlaceForAll';
import { ReadList } from './ReadList';
import { type Row } from './rows';
import { type BringingIn } from './useBringIn';

interface Props {
  work: BringingIn;
  /** The rows that are listed: all, or those to look at. */
  shown: readonly Row[];
  onEnter: (id: number) => void;
}

/** The list of what was read, with what is about all of it. */
export function ReadCard({ work, shown, onEnter }: Props) {
  const { state, chooseEncoding, reading, dispatch, rows } = work;
  const toLookAt = rows.filter(({ say }) => say?.isToLookAt).length;
  return (
    <section className="card read-card" aria-label="What was read">
      <header className="read-head">
        <TickAll work={work} shown={shown} />
        <PlaceForAll work={work} />
      </header>
      <OfferedPlace work={work} />
      <NamedPlaces work={work} />
      <LostFiles work={work} />
      <ReadList work={work} shown={shown} onEnter={onEnter} />
      {state.encodings.map((encoding) => (
        <EncodingChoice
          key={encoding.from}
          of={encoding}
          problem={state.columns.length > 0 ? '' : reading.problem}
          onChoose={(chosen) => void chooseEncoding(encoding.from, chosen)}
        />
      ))}
      {state.notes.length > 0 && (
        <ul className="read-notes" role="list" aria-label="About what was read">
          {state.notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
      <div className="read-foot">
        <span>
          {sourceText(rows)} {work.isKept ? 'Nothing is saved yet.' : NOT_KEPT}
        </span>
        {(toLookAt > 0 || state.isOnlyToLookAt) && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-pressed={state.isOnlyToLookAt}
            onClick={() => dispatch({ type: 'lookedOverToggled' })}
          >
            Only what needs a look ({figure(toLookAt)})
          </button>
        )}
      </div>
    </section>
  );
}

const NOT_KEPT = 'Nothing is saved yet, and it is too much for this tab to keep: a reload loses it.';

/** Ticks or unticks all that are listed and can be. */
function TickAll({ work: { rows, dispatch }, shown }: Omit<Props, 'onEnter'>) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const able = shown.filter(({ canTick }) => canTick);
  const ticked = able.filter(({ isTicked }) => isTicked).length;
  const isAll = ticked > 0 && ticked === able.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && ticked < shown.length;
  }, [ticked, shown.length]);
  const total = rows.filter(({ isTicked }) => isTicked).length;
  return (
    <div className="form-check">
      <input
        ref={box}
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isAll}
        disabled={able.length === 0}
        aria-label={`Bring in all: ${figure(total)} of ${figure(rows.length)} ticked`}
        onChange={() =>
          dispatch({ type: 'recordsTicked', ids: new Set(able.map(({ item }) => item.id)), isTicked: !isAll })
        }
      />
      <label className="form-check-label figures" htmlFor={id}>
        {figure(total)} of {figure(rows.length)}
      </label>
    </div>
  );
}

function sourceText(rows: readonly Row[]) {
  const [first, ...others] = new Set(rows.map(({ item }) => item.found.from));
  if (first === undefined) return '';
  if (others.length > 0) return `From ${others.length + 1} sources.`;
  return first ? `From ${first}.` : 'From what was pasted.';
}
