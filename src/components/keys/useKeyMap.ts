import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { topDialog } from '../layout/focus';

/** Whether what is typed there goes into a field. */
export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]');

/** Turns keys of one letter or sign on or off; the style sheet hides what names them (_menus.scss). */
export const setLetterKeys = (areOn: boolean) => {
  document.documentElement.dataset.letterKeys = areOn ? 'on' : 'off';
};

/** Whether a key is one that the person turned off. */
export const isOff = (key: string) => key.length === 1 && document.documentElement.dataset.letterKeys === 'off';

/** How long after `g` a section's letter is accepted, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** A letter in a menu chooses an entry. */
const isInMenu = (target: EventTarget | null) => target instanceof Element && target.closest('[role=menu]') !== null;

/** AltGr types characters such as `[`, and on Windows counts as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

/** Enter belongs to what has the focus. */
const isTaken = ({ key, target }: KeyboardEvent) => key === 'Enter' && target !== document.body;

/** Whether another dialog than the one around `place` is open. */
function isCovered(place: Element | null) {
  const dialog = topDialog();
  return dialog !== undefined && !dialog.contains(place);
}

/**
 * Runs what `keys` has for a pressed key, by `KeyboardEvent.key` in lower case. The keys rest while the person types, in a
 * menu, and while a dialog is open that is not around `place`; Enter, while anything has the focus. The letter after a `g` is
 * a section's. A key that is held runs it once. Who turned one-letter keys off has the others alone.
 */
export function useKeyMap(keys: Readonly<Record<string, () => void>>, place: RefObject<Element | null>) {
  const press = useEffectEvent((event: KeyboardEvent, isAfterG: boolean, wasCovered: boolean) => {
    const run = keys[event.key.toLowerCase()];
    if (!run || isOff(event.key) || isAfterG || event.defaultPrevented || isCommand(event)) return;
    if (isField(event.target) || isInMenu(event.target) || isTaken(event) || wasCovered) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
  // Before it is painted, so that no key is lost that is pressed on what has just appeared.
  useLayoutEffect(() => {
    let wentAt = -Infinity;
    let wasCovered = false;
    // First of all, since the Esc that closes a dialog has closed it by the time it arrives here.
    const onKeyComing = () => {
      wasCovered = isCovered(place.current);
    };
    const onKey = (event: KeyboardEvent) => {
      const isAfterG = event.timeStamp - wentAt < SEQUENCE_MS;
      wentAt = event.key === 'g' ? event.timeStamp : -Infinity;
      press(event, isAfterG, wasCovered);
    };
    window.addEventListener('keydown', onKeyComing, true);
    // On the window, so that the panel's shortcuts, which listen on the document, come first.
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKeyComing, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [place]);
}
