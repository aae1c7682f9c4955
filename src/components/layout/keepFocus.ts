/**
 * A ref for the page's content. When what has the focus goes from it (a row that was deleted, a filter's Clear button),
 * the content takes the focus: from nowhere, the next Tab would begin at the top of the window.
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
