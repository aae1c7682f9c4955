import { type KeyboardEvent } from 'react';

/**
 * A ref for the page's content. When the focused element is removed from it (a deleted row, a filter's Clear button),
 * the content takes the focus; otherwise the next Tab would start at the top of the page.
 */
export function keepFocus(content: HTMLElement) {
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    const isCovered = topDialog()?.contains(content) === false;
    if (document.activeElement === document.body && !isCovered) content.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(content, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** The dialog above all others. */
export const topDialog = () => [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1);

/** Whether something particular can take the focus: it is still there, and no dialog covers it. */
export const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && !element.closest('[inert]');

const CONTROLS = 'button, a[href], summary, input';

/**
 * In Safari a clicked button or link takes no focus, and nothing would know where to return it. Here it takes the focus as
 * in the other browsers, before what the click does. A click by key or script moves none.
 */
function focus({ target, detail }: MouseEvent) {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (detail > 0 && control !== document.activeElement) control?.focus({ preventScroll: true });
}

/** Starts it; returns what ends it. */
export function focusClicked() {
  document.addEventListener('click', focus, { capture: true });
  return () => document.removeEventListener('click', focus, { capture: true });
}

/**
 * Moves the focus among `items` by an arrow key (wrapping around), Home or End, and returns the item reached; any
 * other key is left alone.
 */
export function moveFocus(event: KeyboardEvent, items: HTMLElement[], keys: { back: string; on: string }) {
  const here = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    [keys.back]: here <= 0 ? items.length - 1 : here - 1,
    [keys.on]: (here + 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = items[targets[event.key] ?? -1];
  if (!target) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}
