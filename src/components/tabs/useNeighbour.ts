import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { neighbour } from './selection';

/**
 * When the chosen item goes from the list, its neighbour is chosen in its place. In a layout effect, so that no other
 * item is painted in between.
 */
export function useNeighbour(
  items: readonly { id: string | number }[],
  chosenId: string | number | null | undefined,
  onChoose: (id: string | number) => void,
) {
  const before = useRef(items);
  const follow = useEffectEvent((after: typeof items) => {
    const next = neighbour(before.current, after, chosenId);
    before.current = after;
    if (next !== undefined) onChoose(next);
  });
  useLayoutEffect(() => follow(items), [items]);
}
