import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { XLg } from 'react-bootstrap-icons';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useSettled } from '@/components/status/useSettled';
import { type Id } from '@/services/http/decode';
import { useListEvents, useListState } from '@/screen/list/listContext';
import { focusFirstCard } from './card';
import sheet from './changeMany.late.scss';
import { type BarProps, type Selectable } from './selectable';
import { OF_SELECTED, useSelected, useSelectionEvents } from './selection';
import { useLeft } from './useLeft';

interface Props<Row> extends BarProps {
  of: Selectable<Row>;
}

/** The bar of the selected records, with what can be done with them. */
export function SelectionBar<Row extends { id: Id }>({ of, className }: Props<Row>) {
  const { noun, rows, shown, where, viewOf, acts } = of;
  useLateSheet(sheet);
  useLeft();
  const { events: list } = useListEvents();
  const events = useSelectionEvents();
  const ticked = useSelected((all) => all);
  const bar = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => new Set(ticked), [ticked]);
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
  // A deletion tells what became of it before they leave.
  const isActing = useListState(({ dialog }) => dialog?.kind === OF_SELECTED);
  useClosedIfGone(ids.size > 0 && selected.length === 0 && !isActing, () => {
    events.selectionLeft();
    if (document.activeElement === document.body) focusFirstCard(); // it was in the bar
  });
  return (
    <div ref={bar} className={className} role="group" aria-label={`Selected ${noun}s`}>
      <span className="figures" role="status">
        {said}
      </span>
      {hidden && (
        <button type="button" className="link" onClick={() => list.placeChosen({ search: '', ...viewOf?.(hidden) })}>
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
                list.dialogOpened(
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
  );
}
