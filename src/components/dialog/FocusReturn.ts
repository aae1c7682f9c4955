import { useEffect, useState } from 'react';

/** What gets the focus when the dialog that was shown last closes. */
let latest: Element | null = null;

const canTake = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.closest('[inert]');

/**
 * On closing, returns the focus to the element that had it when the dialog opened; if that was in a dialog which this one
 * replaced, to what had it before that; if it was removed, to the menu of its row; if the row was removed too, to the page,
 * unless something else has the focus. It is rendered within the dialog, because React unmounts the frame first, and with
 * it what makes the page inert.
 */
export function FocusReturn() {
  const [opener] = useState(() => document.activeElement);
  const [before] = useState(() => latest);
  const [row] = useState(() => opener?.closest('[role=row]'));
  useEffect(() => {
    latest = opener?.isConnected ? opener : before;
    return () => {
      latest = before;
      const target = [opener, before].find(canTake);
      if (target) target.focus();
      else if (row?.isConnected) row.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, [opener, before, row]);
  return null;
}
