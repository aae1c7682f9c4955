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
