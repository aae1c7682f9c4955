import { startTransition, useCallback, useState } from 'react';

const FIRST = 16;
const MORE = 32;

/** How far below the view the next cards are drawn. */
const AHEAD = '1200px';

/**
 * How many of a long list's items to draw: a few, and more each time `sentinel` comes near the view. The sentinel stands
 * below the items and gets `count` as its key, so that one which is still near the view is looked at again. Another
 * search begins with a few again: with many cards to change, each key typed would be felt.
 */
export function useGrowingCount(search: string) {
  const [count, setCount] = useState(FIRST);
  const [grownFor, setGrownFor] = useState(search);
  if (grownFor !== search) {
    setGrownFor(search);
    setCount(FIRST);
  }
  const sentinel = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A press or a key that comes meanwhile goes first.
        if (entry?.isIntersecting) startTransition(() => setCount((known) => known + MORE));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { count, sentinel };
}
