import { useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { XLg } from 'react-bootstrap-icons';
import { type Lines, type LineStatus } from '@/components/batch/batch';
import { failedWith } from '@/components/dialog/failed';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useSettled } from '@/components/status/useSettled';
import { type Id } from '@/services/http/decode';
import { useList } from '../list/listContext';
import { OF_SELECTED } from '../urlFields';
import { openerIn } from './card';
import sheet from './changeMany.late.scss';

/** Something that can be done with the selected records: its button, and the dialog that it opens. */
export interface ActSpec<Row> {
  /** Such as `Move to…`. */
  label: string;
  isDanger?: boolean;
  /** The section's dialog about one record, which opens in its place where only one is selected. */
  ofOne?: string;
  /** `rows` are those that were selected when it opened. */
  dialog: (rows: readonly Row[], end: EndAct) => ReactNode;
}

export interface EndAct {
  /** Closes the dialog; the records stay selected. */
  close: () => void;
  /** Closes it; of the records those stay selected that are not done. */
  done: (lines: Lines<{ id: Id }>) => void;
}

interface Props<Row> {
  /** Where it stands: over the page's head, or at the end of a table's card. */
  className?: 'head-selection' | 'selection-bar';
  /** The word for one. */
  noun: string;
  rows: readonly Row[];
  /** Those that are in sight: of the tab, as far as the search finds them. */
  shown: readonly Row[];
  /** Where they are: `in Lunch`, `found`. */
  where: string;
  /** The view that shows a record, where the page hides some. */
  viewOf?: (row: Row) => object;
  acts: Readonly<Record<string, ActSpec<Row>>>;
}

const focusFirstCard = () =>
  (openerIn(document.querySelector('.card-tick')?.parentElement) ?? document.querySelector('main'))?.focus();

/** The bar of the selected records, with what can be done with them. */
export function SelectionBar<Row extends { id: Id }>({ className = 'head-selection', ...props }: Props<Row>) {
  const { noun, rows, shown, where, viewOf, acts } = props;
  useLateSheet(sheet);
  const { view, events } = useList();
  const bar = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => new Set(view.selected), [view.selected]);
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const inSight = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const [hidden, ...others] = selected.filter(({ id }) => !inSight.has(id));
  const notInSight = hidden ? `, ${figure(others.length + 1)} not in sight` : '';
  // Only what changes in it is read out, not what it has when it appears.
  const said = useSettled(`${figure(selected.length)} selected${notInSight}`, 0);
  const leave = () => {
    flushSync(events.selectionLeft);
    focusFirstCard();
  };
  useKeyMap({ escape: leave }, bar);
  useClosedIfGone(ids.size > 0 && selected.length === 0, () => {
    events.selectionLeft();
    if (document.activeElement === document.body) focusFirstCard(); // it was in the bar
  });
  const { dialog } = view;
  const isOpen = dialog?.kind === OF_SELECTED;
  const end: EndAct = {
    close: () => events.dialogClosed(dialog!),
    done: (lines) => {
      const left = new Set(lines.flatMap(({ item, status }) => (isDone(status) ? [] : [item.id])));
      flushSync(() => {
        events.dialogClosed(dialog!);
        events.recordsDone([...ids].filter((id) => !left.has(id)));
      });
      if (left.size === 0) focusFirstCard();
    },
  };
  return (
    <>
      <div ref={bar} className={className} role="group" aria-label={`Selected ${noun}s`}>
        <span className="figures" role="status">
          {said}
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
          <span className="on-wide"> {where}</span>
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
            {Object.entries(acts).map(([act, { label, isDanger, ofOne }]) => (
              <button
                key={act}
                type="button"
                className={`btn btn-sm ${isDanger ? 'btn-quiet btn-text-danger' : 'btn-outline-secondary'}`}
                onClick={() =>
                  events.dialogOpened(
                    ofOne && selected.length === 1
                      ? { kind: ofOne, id: selected[0]!.id }
                      : { kind: OF_SELECTED, id: act },
                  )
                }
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {isOpen && <OpenAct key={dialog.id} act={acts[dialog.id!]} rows={selected} end={end} />}
    </>
  );
}

const isDone = (status: LineStatus) => status === 'done' || status === 'skipped';

interface OpenActProps<Row> {
  /** None where the address names another one. */
  act: ActSpec<Row> | undefined;
  rows: readonly Row[];
  end: EndAct;
}

/** The dialog of an act, about what is selected when it opens. */
function OpenAct<Row>({ act, rows, end }: OpenActProps<Row>) {
  const [chosen] = useState(rows);
  const isGone = !act || chosen.length === 0;
  useClosedIfGone(isGone, end.close);
  return !isGone && <ErrorBoundary fallback={failedWith(end.close)}>{act.dialog(chosen, end)}</ErrorBoundary>;
}
