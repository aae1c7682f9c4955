import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useGrowingCount } from '@/components/cards/useGrowingCount';
import { figure } from '@/components/format/number';
import { moveFocus } from '@/components/layout/focus';
import { scrollToItem } from '@/components/layout/scrollToItem';
import { type Payer } from '@/services/payers';
import { type Place, type QueueGroup } from './queueOrder';
import { QueueRow } from './QueueRow';

/** How many rows are rendered after the current one. */
const AHEAD = 8;

interface Props {
  groups: readonly QueueGroup[];
  place: Place;
  warningsOf: (payer: Payer) => readonly unknown[];
  /** In milliseconds; ages are counted up to it. */
  now: number;
}

/** The queue. Only the current row is a tab stop; the arrow keys choose another. */
export function Queue({ groups, place, warningsOf, now }: Props) {
  const list = useCurrentInView(place.payer);
  const total = groups.reduce((sum, { payers }) => sum + payers.length, 0);
  const { count: grown, sentinel } = useGrowingCount('');
  const count = Math.max(grown, place.at + AHEAD);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = event.currentTarget.querySelectorAll<HTMLElement>('button');
    moveFocus(event, [...rows], { back: 'ArrowUp', on: 'ArrowDown' })?.click();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it
    <div ref={list} className="queue" onKeyDown={onKeyDown}>
      {firstOf(groups, count).map(({ status, payers, size }) => (
        <section key={status} aria-label={`${status} payments`}>
          <h2 className="queue-kind">
            {status} <span className="figures">{figure(size)}</span>
          </h2>
          <ul role="list">
            {payers.map((payer) => (
              <li key={payer.id}>
                <QueueRow
                  payer={payer}
                  isCurrent={payer === place.payer}
                  warnings={warningsOf(payer).length}
                  now={now}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count < total && <div key={count} ref={sentinel} aria-hidden="true" />}
    </div>
  );
}

/** The groups with so many payers in all; `size` is that of the whole group. */
function firstOf(groups: readonly QueueGroup[], count: number) {
  let rest = count;
  return groups.flatMap(({ status, payers }) => {
    const shown = payers.slice(0, Math.max(0, rest));
    rest -= payers.length;
    return shown.length > 0 ? [{ status, payers: shown, size: payers.length }] : [];
  });
}

/** Scrolls the queue, not the page, to the current row; where a row has the focus, the current one takes it. */
function useCurrentInView(current: Payer) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !list.current) return;
    scrollToItem(list.current, row);
    if (list.current.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [current.id]);
  return list;
}
