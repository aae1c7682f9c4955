import { useEffect, useState } from 'react';

/**
 * On closing, the focus goes back to what had it when the dialog opened; if that is gone, to the menu of its row; if the
 * row is gone too, to the page, unless something else has taken it. Rendered within the dialog: React clears the frame away
 * first, and with it what makes the page inert.
 */
export function FocusReturn() {
  const [opener] = useState(() => document.activeElement);
  const [row] = useState(() => opener?.closest('[role=row]'));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else if (row?.isConnected) row.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [opener, row],
  );
  return null;
}
