import BootstrapModalManager from 'react-bootstrap/BootstrapModalManager';

/** The class of the element that holds the toasts: they may be read and closed while a dialog is open. */
export const TOAST_PLACE = 'toast-place';

/** Makes an element and all it holds inert: no key, pointer or reader gets there. */
const cover = (element: Element | null, isCovered: boolean) => element?.toggleAttribute('inert', isCovered);

/** What a dialog covers: the page, or all of it beside the toasts. */
function pageParts(): Element[] {
  const page = document.getElementById('root');
  const parts: Element[] = [];
  let kept = page?.querySelector(`.${TOAST_PLACE}`) ?? null;
  if (!page || !kept) return page ? [page] : [];
  for (; kept && kept !== page; kept = kept.parentElement)
    parts.push(...[...(kept.parentElement?.children ?? [])].filter((part) => part !== kept));
  return parts;
}

/** Of all that stand over the page only the last can be used; the page behind them cannot. */
class OverPage extends BootstrapModalManager {
  override setModalAttributes() {
    this.coverAllButLast();
  }

  /** Runs before the focus goes back: what is inert cannot take it. */
  override removeModalAttributes() {
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

/**
 * For each dialog and drawer. The focus is not drawn back into it: nothing else can take it but the toasts.
 */
export const OVER_PAGE = { manager: new OverPage(), enforceFocus: false };
