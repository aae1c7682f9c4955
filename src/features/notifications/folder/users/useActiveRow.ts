import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const PAGE = 5;

const MOVES: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/**
 * One row of a long list is a tab stop, and the keys move from it to the others: a Tab does not have to pass 50,000 rows
 * to leave the list. Rows are known by `data-row`; the active one is to be drawn even out of view.
 */
export function useActiveRow(list: RefObject<HTMLElement | null>, count: number) {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    row?.focus({ preventScroll: true }); // it would move the row to the middle
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, active + move));
    isMoving.current = next !== active;
    setActive(next);
  };
  return { active, setActive, onKeyDown };
}
