import { useState, type UIEvent } from 'react';

/** Whether an element is scrolled to its right end, and the `onScroll` handler that determines it. */
export function useScrollEnd() {
  const [isAtEnd, setAtEnd] = useState(false);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) =>
    setAtEnd(Math.abs(scrollLeft) >= scrollWidth - clientWidth - 1);
  return [isAtEnd, onScroll] as const;
}
