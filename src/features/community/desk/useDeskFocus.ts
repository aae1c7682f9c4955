import { useCallback, useRef } from 'react';

/** What has the focus: the shown post's row, or the box that answers it. */
export type DeskPlace = 'row' | 'box';

const SELECTORS: Record<DeskPlace, readonly string[]> = {
  row: ['.wait-row[aria-current]', '.answer-card'],
  box: ['.reply textarea', '.wait-row[aria-current]'],
};

/** A ref for the desk, and what moves the focus in it. On a narrow screen the row is hidden, so the post takes its focus. */
export function useDeskFocus() {
  const root = useRef<HTMLDivElement>(null);
  const moveTo = useCallback((place: DeskPlace) => {
    for (const selector of SELECTORS[place]) {
      const element = root.current?.querySelector<HTMLElement>(selector);
      element?.focus();
      if (element && document.activeElement === element) return;
    }
  }, []);
  return { root, moveTo };
}
