import { useEffect, useRef } from 'react';

/** Scrolls the row of tabs to the selected one, where there are more than it shows. */
export function useTabInView(isSelected: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSelected) return;
    const tab = ref.current?.parentElement;
    const row = tab?.closest('.nav');
    // Not `scrollIntoView`, which would also scroll the page down to a row further below.
    if (tab && row) row.scrollLeft += overhang(tab.getBoundingClientRect(), row.getBoundingClientRect());
  }, [isSelected]);
  return ref;
}

/** How far the tab reaches beyond its row: negative to the left, positive to the right, 0 while it is within. */
function overhang(tab: DOMRect, row: DOMRect) {
  if (tab.left < row.left) return tab.left - row.left;
  return Math.max(0, tab.right - row.right);
}
