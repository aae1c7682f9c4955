import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveFocus } from '../layout/focus';

/** The id of the tab `key`, which names the panel `panelId`. Without spaces, so that a list of ids can contain it. */
export const tabId = (panelId: string, key: string) => `${panelId}-tab-${encodeURIComponent(key)}`;

export interface TabItem {
  key: string;
  label: string;
}

interface Props {
  tab: TabItem;
  isSelected: boolean;
  /** Whether it is the tab stop of a row in which no tab is selected. */
  isStop?: boolean;
  onSelect: (key: string) => void;
  panelId: string;
}

/** One tab. Only the selected one is a tab stop; the arrow keys, Home and End select another. A long name is cut. */
export function Tab({ tab: { key, label }, isSelected, isStop = false, onSelect, panelId }: Props) {
  const ref = useTabInView(isSelected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = event.currentTarget.closest('.nav')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
    moveFocus(event, [...tabs], { back: 'ArrowLeft', on: 'ArrowRight' })?.click();
  };
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={tabId(panelId, key)}
      className={`nav-link${isSelected ? ' active' : ''}`}
      title={label}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      tabIndex={isSelected || isStop ? 0 : -1}
      onClick={() => onSelect(key)}
      onKeyDown={onKeyDown}
    >
      {label}
    </button>
  );
}

/** Scrolls the row of tabs to the selected one if the row overflows. */
function useTabInView(isSelected: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const tab = ref.current?.parentElement;
    const row = tab?.closest('.nav');
    if (!isSelected || !tab || !row) return undefined;
    // Called when the tab has been laid out, and when it gets another width, as by a font that comes late.
    const observer = new ResizeObserver(() => {
      // Not `scrollIntoView`, which would also scroll the page.
      row.scrollLeft += overhang(tab.getBoundingClientRect(), row.getBoundingClientRect());
    });
    observer.observe(tab);
    return () => observer.disconnect();
  }, [isSelected]);
  return ref;
}

/** How far the tab overflows its row in px: negative to the left, positive to the right, 0 if it is inside. */
function overhang(tab: DOMRect, row: DOMRect) {
  if (tab.left < row.left) return tab.left - row.left;
  return Math.max(0, tab.right - row.right);
}
