import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager';
import { keepFocus } from '../layout/focus';

/** The class of the element that holds the toasts: they may be read and closed while a dialog is open. */
export const TOAST_PLACE = 'toast-place';

const COVER_AFTER_MS = 300;

/** Makes an element and its content inert: out of reach of keyboard, pointer and screen reader. */
const cover = (element: Element | null, isCovered: boolean) => element?.toggleAttribute('inert', isCovered);

/** What a dialog makes inert: the page, except the toasts. */
function pageParts(): Element[] {
  const page = document.getElementById('root');
  const parts: Element[] = [];
  let kept = page?.querySelector(`.${TOAST_PLACE}`) ?? null;
  if (!page || !kept) return page ? [page] : [];
  for (; kept && kept !== page; kept = kept.parentElement)
    parts.push(...[...(kept.parentElement?.children ?? [])].filter((part) => part !== kept));
  return parts;
}

type Open = BootstrapModalManager['modals'][number];

/**
 * Of the open dialogs and drawers only the last can be used; the others and the page are inert. Each takes the focus of
 * what is removed from it, such as a button that was pressed to try again.
 */
class OverPage extends BootstrapModalManager {
  private cancel = () => {};
  private readonly stops = new Map<Open, () => void>();

  /**
   * A moment after the dialog has opened, and before the first key: to be inert is style of each element of the page, and
   * until then the dialog has the focus and its backdrop the pointer.
   */
  override setModalAttributes(modal: Open) {
    this.stops.set(modal, keepFocus(modal.dialog as HTMLElement));
    this.cancel();
    const coverNow = () => {
      this.cancel();
      this.coverAllButLast();
    };
    const timer = setTimeout(coverNow, COVER_AFTER_MS);
    window.addEventListener('keydown', coverNow, true);
    this.cancel = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', coverNow, true);
    };
  }

  /** Runs before the focus is returned, because an inert element cannot take it. */
  override removeModalAttributes(modal: Open) {
    this.stops.get(modal)?.();
    this.stops.delete(modal);
    this.cancel();
    this.coverAllButLast();
  }

  private coverAllButLast() {
    for (const part of pageParts()) cover(part, this.modals.length > 0);
    for (const { dialog, backdrop } of this.modals) {
      const isBehind = dialog !== this.modals.at(-1)?.dialog;
      cover(dialog, isBehind);
      cover(backdrop, isBehind);
    }
  }
}

/** Props for each dialog and drawer. The focus is not enforced: only the toasts could take it, and they may. */
export const OVER_PAGE = { manager: new OverPage(), enforceFocus: false };
