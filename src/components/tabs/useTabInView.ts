import { useEffect, useRef } from 'react';

/** Scrolls the row of tabs to the selected one if the row overflows. */
export function useTabInView(isSelected: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    const tab = ref.current?.parentElement;
    const row = tab?.closest('.nav');
    // Not `scrollIntoView`, which would also scroll the page.
    if (tab && row) row.scrollLeft += overhang(tab.getBoundingClientRect(), row.getBoundingClientRect());
  }, [isSelected]);
  return ref;
}

/** How far the tab overflows its row in px: negative to the left, positive to the right, 0 if it is inside. */
function overhang(tab: DOMRect, row: DOMRect) {
  if (tab.left < row.left) return tab.left - row.left;
  return Math.max(0, tab.right - row.right);
}
