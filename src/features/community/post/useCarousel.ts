import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** In px: how far a finger has to move sideways. */
const SWIPE = 40;

/**
 * The index of the shown picture among `count`; the first follows the last. `keys` are handlers for the focusable
 * elements, `swipe` for the element around the picture.
 */
export function useCarousel(count: number) {
  const [wanted, setWanted] = useState(0);
  const start = useRef<number | null>(null);
  const index = Math.min(wanted, count - 1);
  const show = (next: number) => setWanted((next + count) % count);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      show(index + (event.key === 'ArrowLeft' ? -1 : 1));
    },
  };
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      start.current = null;
      if (Math.abs(moved) >= SWIPE) show(index + (moved > 0 ? -1 : 1));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
  return { index, show, keys, swipe };
}
