import { useEffect, useState } from 'react';
import { canTakeFocus, keepFocus, topDialog } from '../layout/focus';

/** An element, and where it is: once it is removed, it no longer tells. */
const placeOf = (element: Element | null) => ({
  element,
  row: element?.closest('[role=row]'),
  cell: element?.closest('td'),
});

type Opener = ReturnType<typeof placeOf>;

/** What gets the focus when the dialog that was shown last closes. */
let latest: Opener | null = null;

/** What stands for a removed element: the menu of its row, or what has taken its place in its cell. */
const substitute = ({ row, cell }: Opener) =>
  row?.querySelector('[aria-haspopup=menu]') ?? cell?.querySelector('a, button') ?? null;

/**
 * On closing, returns the focus to the element that had it when the dialog opened; if that was in a dialog which this one
 * replaced, to what had it before that; if it was removed, to what stands for it; if that was removed too, to the dialog
 * below or else to the page, unless something else has the focus. It is rendered within the dialog, because React unmounts
 * the frame first, and with it what makes the page inert.
 */
export function FocusReturn() {
  const [opener] = useState(() => placeOf(document.activeElement));
  const [before] = useState(() => latest);
  useEffect(() => {
    latest = opener.element?.isConnected ? opener : before;
    return () => {
      latest = before;
      const places = [opener, before].filter((place) => place !== null);
      const target = [...places.map(({ element }) => element), ...places.map(substitute)].find(canTakeFocus);
      if (target) target.focus();
      else if (document.activeElement === document.body)
        (topDialog() ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    };
  }, [opener, before]);
  // What is removed from the dialog, such as a button that was pressed to try again, leaves it the focus.
  useEffect(() => {
    const dialog = topDialog();
    return dialog && keepFocus(dialog);
  }, []);
  return null;
}
