import { useEffect, useState } from 'react';

/**
 * On closing, the focus goes back to what had it when the dialog opened; if that is gone (its row was deleted), to the
 * page, unless something else has taken it.
 */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [opener],
  );
}
