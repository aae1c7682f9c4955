import { type KeyboardEvent } from 'react';
import { moveFocus } from '../layout/moveFocus';
import { tabId } from './tabIds';
import { useTabInView } from './useTabInView';

export interface TabItem {
  key: string;
  label: string;
}

interface Props {
  tab: TabItem;
  isSelected: boolean;
  onSelect: (key: string) => void;
  panelId: string;
}

/** One tab. Only the selected one is a tab stop; the arrow keys, Home and End select another. A long name is cut. */
export function Tab({ tab: { key, label }, isSelected, onSelect, panelId }: Props) {
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
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(key)}
      onKeyDown={onKeyDown}
    >
      {label}
    </button>
  );
}
