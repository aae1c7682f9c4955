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
    if (document.activeElement === document.body) content.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(content, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
