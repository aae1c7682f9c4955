import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { XLg } from 'react-bootstrap-icons';
import { failedWith } from '@/components/dialog/failed';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Id } from '@/services/http/decode';
import { useList } from '../list/listContext';
import sheet from './changeMany.late.scss';
import { type Words } from './replaceWords';

/** Something that can be done with the selected records: its button, and the dialog that it opens. */
export interface ActSpec<Row> {
  /** Such as `Move to…`. */
  label: string;
  isDanger?: boolean;
  /** `rows` are those that were selected when it opened. What was typed outlives the dialog, should it throw. */
  dialog: (rows: readonly Row[], end: EndAct, typed: TypedWords) => ReactNode;
}

export type TypedWords = [words: Words, type: (words: Words) => void];

export interface EndAct {
  /** Closes the dialog; the records stay selected. */
  close: () => void;
  /** Closes it and ends the selection. */
  done: () => void;
}

interface Props<Row> {
  /** Where it stands: over the page's head, or at the end of a table's card. */
  className?: 'head-selection' | 'selection-bar';
  /** The word for several. */
  nouns: string;
  rows: readonly Row[];
  /** Those that are in sight: of the tab, as far as the search finds them. */
  shown: readonly Row[];
  /** What they are in, such as the tab's title. */
  place: string;
  /** The view that shows a record, where the tabs of a page hide some. */
  viewOf?: (row: Row) => object;
  acts: Readonly<Record<string, ActSpec<Row>>>;
}

const focusFirstCard = () =>
  (
    document.querySelector('.card-tick')?.closest('.dish')?.querySelector<HTMLElement>('.dish-open') ??
    document.querySelector('main')
  )?.focus();

/** The bar over the page's head, with what can be done with the selected records. */
export function SelectionBar<Row extends { id: Id }>({ className = 'head-selection', ...props }: Props<Row>) {
  const { nouns, rows, shown, place, viewOf, acts } = props;
  useLateSheet(sheet);
  const { view, events } = useList();
  const bar = useRef<HTMLDivElement>(null);
  const ids = new Set(view.selected);
  const selected = rows.filter(({ id }) => ids.has(id));
  const inSight = new Set(shown.map(({ id }) => id));
  const [hidden, ...others] = selected.filter(({ id }) => !inSight.has(id));
  const leave = () => {
    flushSync(events.selectionLeft);
    focusFirstCard();
  };
  useKeyMap({ escape: leave }, bar);
  const act = view.act ? acts[view.act] : undefined;
  return (
    <>
      <div ref={bar} className={className} role="group" aria-label={`Selected ${nouns}`}>
        <span className="figures" role="status">
          {figure(selected.length)} selected
          {hidden && `, ${figure(others.length + 1)} not in sight`}
        </span>
        {hidden && (
          <button
            type="button"
            className="link"
            onClick={() => events.placeChosen({ search: '', ...viewOf?.(hidden) })}
          >
            {others.length > 0 ? 'Show them' : 'Show it'}
          </button>
        )}
        <button
          type="button"
          className={`link figures ${hidden ? 'on-wide' : ''}`}
          aria-disabled={shown.every(({ id }) => ids.has(id))}
          onClick={() => events.cardsTicked({ ids: shown.map(({ id }) => id), isTicked: true })}
        >
          Select all {figure(shown.length)}
          <span className="on-wide"> in {place}</span>
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm"
          aria-label="Clear selection"
          title="Clear selection"
          onClick={leave}
        >
          <XLg aria-hidden />
        </button>
        {selected.length > 0 && (
          <div className="selection-actions push">
            {Object.entries(acts).map(([kind, { label, isDanger }]) => (
              <button
                key={kind}
                type="button"
                className={`btn btn-sm ${isDanger ? 'btn-quiet btn-text-danger' : 'btn-outline-secondary'}`}
                onClick={() => events.actOpened(kind)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {act && <OpenAct key={view.act} act={act} rows={selected} close={() => events.actClosed()} done={leave} />}
    </>
  );
}

interface OpenActProps<Row> extends EndAct {
  act: ActSpec<Row>;
  rows: readonly Row[];
}

/** The dialog of an act, about what is selected when it opens. */
function OpenAct<Row>({ act, rows, ...end }: OpenActProps<Row>) {
  const [chosen] = useState(rows);
  const typed = useState<Words>({ find: '', by: '', isWhole: true, isSameCase: false });
  return <ErrorBoundary fallback={failedWith(end.close)}>{act.dialog(chosen, end, typed)}</ErrorBoundary>;
}
