const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]';

const canHaveFocus = (element: Element) =>
  element.isConnected &&
  element.matches(FOCUSABLE) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Lets the panel have a focus of its own while the real one stays in the bar: the panel focuses elements, hears of it, and
 * finds the one that has the focus in `document.activeElement`, but the browser's focus does not move. An element that
 * goes, or is covered by a dialog, loses this focus as it would lose the browser's.
 */
export function startVirtualFocus(isBar: (element: Element) => boolean) {
  let focused: Element | null = null;
  /* eslint-disable @typescript-eslint/unbound-method -- each is called with its element */
  const realActive = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')!.get!;
  const realFocus = HTMLElement.prototype.focus;
  const realBlur = HTMLElement.prototype.blur;
  /* eslint-enable @typescript-eslint/unbound-method */

  function current(): Element {
    const real = realActive.call(document) as Element | null;
    if (real && real !== document.body && !isBar(real)) return real;
    if (focused && !canHaveFocus(focused)) focused = null;
    return focused ?? document.body;
  }

  function tell(element: Element, type: string, relatedTarget: Element | null) {
    element.dispatchEvent(new FocusEvent(type, { relatedTarget, composed: true }));
    const bubbling = type === 'blur' ? 'focusout' : 'focusin';
    element.dispatchEvent(new FocusEvent(bubbling, { relatedTarget, composed: true, bubbles: true }));
  }

  function move(next: Element | null) {
    const before = current();
    if (before === next || (!next && before === document.body)) return;
    focused = null;
    if (before !== document.body) tell(before, 'blur', next);
    focused = next;
    if (next) tell(next, 'focus', before === document.body ? null : before);
  }

  Object.defineProperty(document, 'activeElement', { configurable: true, get: current });
  HTMLElement.prototype.focus = function focus(options) {
    if (isBar(this)) realFocus.call(this, options);
    else if (canHaveFocus(this)) move(this);
  };
  HTMLElement.prototype.blur = function blur() {
    if (isBar(this)) realBlur.call(this);
    else if (current() === this) move(null);
  };

  return {
    current,
    /** Moves to where a press on this element would move the focus. */
    moveTo(element: Element) {
      let next: Element | null = element;
      while (next && !canHaveFocus(next)) next = next.parentElement;
      move(next);
    },
  };
}
