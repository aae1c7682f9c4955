import { useEffect } from 'react';

/** Longer than anybody takes between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** The second click of a double click on a dialog's button must not reach what the closed dialog leaves behind. */
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
