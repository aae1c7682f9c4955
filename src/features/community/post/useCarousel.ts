import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How far, in pixels, a finger moves sideways for another picture. */
const SWIPE = 40;

/**
 * Which of `count` pictures is shown, counted from 0; before the first comes the last and after the last the first.
 * `keys` goes on what has the focus, `swipe` on the place of the picture.
 */
export function useCarousel(count: number) {
  const [wanted, setWanted] = useState(0);
  const start = useRef<number | null>(null);
  const place = Math.min(wanted, count - 1);
  const show = (next: number) => setWanted((next + count) % count);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      show(place + (event.key === 'ArrowLeft' ? -1 : 1));
    },
  };
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      start.current = null;
      if (Math.abs(moved) >= SWIPE) show(place + (moved > 0 ? -1 : 1));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
  return { place, show, keys, swipe };
}
