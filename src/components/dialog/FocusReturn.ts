import { useEffect, useState } from 'react';

/**
 * On closing, returns the focus to the element that had it when the dialog opened; if that was removed, to the menu of
 * its row; if the row was removed too, to the page, unless something else has the focus. It is rendered within the
 * dialog, because React unmounts the frame first, and with it what makes the page inert.
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
