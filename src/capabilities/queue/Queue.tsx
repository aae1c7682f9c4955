import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '@/components/layout/focus';
import { type Id } from '@/services/http/decode';

interface Props {
  /** Whose row is shown; undefined while none is. */
  current: Id | undefined;
  /** What the rows are of: another object when some come or go. */
  rows: unknown;
  /** By an arrow key, Home or End: the row at this place. */
  onReach: (place: number) => void;
  /** Rows (QueueRow), and what stands among them. */
  children: ReactNode;
}

/** What waits, in its order, and scrolls by itself. One row is a tab stop; the arrow keys, Home and End reach the others. */
export function Queue({ current, rows, onReach, children }: Props) {
  const scroll = useSteadyScroll(current, rows);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const found = [...event.currentTarget.querySelectorAll<HTMLElement>('.queue-row')];
    if (!found.includes(event.target as HTMLElement)) return;
    const reached = moveFocus(event, found, { back: 'ArrowUp', on: 'ArrowDown' });
    if (reached) onReach(found.indexOf(reached));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows in it
    <div ref={scroll} className="queue" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const CURRENT = '.queue-row[aria-current]';

/** The row that must not move: the one under the pointer, else the shown one. */
const heldRow = (list: HTMLElement) =>
  list.querySelector<HTMLElement>('.queue-row:hover') ?? list.querySelector<HTMLElement>(CURRENT);

/** Scrolls the list, and not the page, as far as needed to show its row. */
function scrollToRow(list: HTMLElement, row: HTMLElement) {
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else list.scrollTop += Math.max(0, inner.bottom - outer.bottom);
}

/**
 * A ref for the element in which the rows scroll. Rows that come before the one under the pointer, or before the shown
 * one while the list is scrolled or used, do not move it. The row that is shown scrolls into view, and where a row has the
 * focus, it takes it. `rows` is what changes.
 */
function useSteadyScroll(shown: Id | undefined, rows: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<{ row: HTMLElement; top: number } | null>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const { row, top = 0 } = held.current ?? {};
    const isInUse = list.scrollTop > 0 || list.matches(':hover, :focus-within');
    if (isInUse && row?.isConnected) list.scrollTop += row.offsetTop - top;
    const next = heldRow(list);
    held.current = next && { row: next, top: next.offsetTop };
  }, [rows, shown]);

  useEffect(() => {
    const list = ref.current;
    const row = list?.querySelector<HTMLElement>(CURRENT);
    if (!list || !row) return;
    scrollToRow(list, row);
    if (list.querySelector('.queue-row:focus')) row.focus({ preventScroll: true });
  }, [shown]);

  return ref;
}
