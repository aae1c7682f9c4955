import { useEffect } from 'react';

/** Until the next click that begins anew, stops the further ones of a double click. Returns what ends that. */
export function swallowFurtherClicks() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) {
      stop();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = () => window.removeEventListener('click', swallow, { capture: true });
  window.addEventListener('click', swallow, { capture: true });
  return stop;
}

/** Stops the second click of a double click from reaching a dialog that the first one opened, or what is under one it closed. */
export function useNoClickThrough() {
  useEffect(() => {
    const stop = swallowFurtherClicks();
    return () => {
      stop();
      swallowFurtherClicks();
    };
  }, []);
}
