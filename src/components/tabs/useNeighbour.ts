import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { correct } from '@/lib/correction';
import { neighbour } from './selection';

/**
 * Selects the neighbour when the selected item is removed from the list. In a layout effect, so that no other item is
 * painted in between.
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
    if (next !== undefined) correct(() => onChoose(next));
  });
  useLayoutEffect(() => follow(items), [items]);
}
