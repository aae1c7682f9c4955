import { useEffect } from 'react';

function swallow(event: MouseEvent) {
  if (event.detail < 2) {
    window.removeEventListener('click', swallow, { capture: true });
    return;
  }
  event.stopPropagation();
  event.preventDefault();
}

/** Until the next click that begins anew, stops the further ones of a double click. */
export const swallowFurtherClicks = () => window.addEventListener('click', swallow, { capture: true });

/** Stops the second click of a double click from reaching a dialog that the first one opened, or what is under one it closed. */
export function useNoClickThrough() {
  useEffect(() => {
    swallowFurtherClicks();
    return swallowFurtherClicks;
  }, []);
}
