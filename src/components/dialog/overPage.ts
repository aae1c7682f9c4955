import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager';
import { TOAST_PLACE } from '../notify/toastPlace';

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

/** Of the open dialogs and drawers only the last can be used; the others and the page are inert. */
class OverPage extends BootstrapModalManager {
  private cancel = () => {};

  /** Of a page that does not scroll, too: its room is left empty (`scrollbar-gutter`). */
  override getScrollbarWidth() {
    return Math.max(0, window.innerWidth - document.documentElement.offsetWidth);
  }

  /**
   * A moment after the dialog has opened, and before the first key: to be inert is style of each element of the page, and
   * until then the dialog has the focus and its backdrop the pointer.
   */
  override setModalAttributes() {
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
  override removeModalAttributes() {
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
