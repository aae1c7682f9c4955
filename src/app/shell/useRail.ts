import { useEffect, useState } from 'react';
import { keepChoice } from '../keptChoice';

const page = document.documentElement;

/** What folds and unfolds the sidebar, and what opens it as a drawer where it is out of sight. */
const WAYS = '.rail-button, .menu-button';

/**
 * Whether the sidebar is folded to icons; it is kept in this browser. `data-rail` of the document says so to the style sheet,
 * which heeds it from 768 to 1199 px. The boot script sets it before the first paint.
 */
export function useRail() {
  const [isRail, setRail] = useState(() => page.hasAttribute('data-rail'));
  useEffect(() => {
    page.toggleAttribute('data-rail', isRail);
    return isRail ? watchTips() : undefined;
  }, [isRail]);
  const toggleRail = () => {
    keepChoice('rail', isRail ? '' : 'icons');
    setRail(!isRail);
    requestAnimationFrame(focusWay);
  };
  return { isRail, toggleRail };
}

/**
 * Focuses what undoes the last step, since what was pressed may be out of sight; a drawer that closes keeps the page inert until
 * it is gone.
 */
function focusWay() {
  if (page.querySelector('.offcanvas')) return void requestAnimationFrame(focusWay);
  [...page.querySelectorAll<HTMLElement>(WAYS)].find((way) => way.getClientRects().length > 0)?.focus();
}

/** Esc hides the tooltip of an icon, which the style sheet shows, until focus or pointer are elsewhere. */
function watchTips() {
  const hide = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') page.dataset.rail = 'quiet';
  };
  const show = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const link = (target as Element).closest('.nav-link');
    if (link && !link.contains(relatedTarget as Node | null)) page.dataset.rail = '';
  };
  document.addEventListener('keydown', hide, true);
  document.addEventListener('focusout', show);
  document.addEventListener('pointerout', show);
  return () => {
    document.removeEventListener('keydown', hide, true);
    document.removeEventListener('focusout', show);
    document.removeEventListener('pointerout', show);
  };
}
