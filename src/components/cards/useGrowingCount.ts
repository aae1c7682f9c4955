import { startTransition, useCallback, useState } from 'react';
import { watchNear } from '../layout/near';

const FIRST = 16;
const MORE = 32;

/** How far below the viewport the next cards are rendered. */
const AHEAD = '1200px';

/**
 * How many items of a long list to render: a few, and more each time the element `sentinel` comes near the viewport.
 * The sentinel is below the items and needs `count` as its key, so that it is observed again if it is still near.
 * Another search starts again with a few, because typing would lag if each key changed many cards.
 */
export function useGrowingCount(search: string) {
  const [count, setCount] = useState(FIRST);
  const [grownFor, setGrownFor] = useState(search);
  if (grownFor !== search) {
    setGrownFor(search);
    setCount(FIRST);
  }
  const sentinel = useCallback((element: HTMLDivElement) => {
    // A transition, so that a click or a key is handled first.
    const grow = () => startTransition(() => setCount((known) => known + MORE));
    return watchNear(element, AHEAD, grow);
  }, []);
  return { count, sentinel };
}
