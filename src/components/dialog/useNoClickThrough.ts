import { useEffect } from 'react';

/** Longer than the time between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Stops the second click of a double click on a dialog's button from reaching what is under the closed dialog. */
export function useNoClickThrough() {
  useEffect(
    () => () => {
      const swallow = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.stopPropagation();
        event.preventDefault();
      };
      window.addEventListener('click', swallow, { capture: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS);
    },
    [],
  );
}
