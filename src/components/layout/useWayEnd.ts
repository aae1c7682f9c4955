import { useState, type UIEvent } from 'react';

/** Whether what scrolls sideways is at the end of its way, and the listener that finds it out. */
export function useWayEnd() {
  const [isAtEnd, setAtEnd] = useState(false);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) =>
    setAtEnd(Math.abs(scrollLeft) >= scrollWidth - clientWidth - 1);
  return [isAtEnd, onScroll] as const;
}
