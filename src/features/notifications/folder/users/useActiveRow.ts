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
 * A roving tab stop for a long list: one row is a tab stop and the arrow keys move to the others. Rows are found by their
 * `data-row`; the active one has to be rendered even out of view.
 */
export function useActiveRow(list: RefObject<HTMLElement | null>, count: number) {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    row?.focus({ preventScroll: true }); // without it the row would be scrolled to the middle
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
