import { type ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
  /** Why it is off just now: its description, and what choosing it says. */
  offReason?: string;
  /** Given for a choice of one among the menu's items. */
  isChecked?: boolean;
}

export type MenuEntry = MenuItem | 'divider';
