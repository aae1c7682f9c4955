import { type ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
  /** Given for a choice of one among the menu's items. */
  isChecked?: boolean;
}

export type MenuEntry = MenuItem | 'divider';
