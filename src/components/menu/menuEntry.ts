import type * as MENU_ICONS from './menuIcons';

export interface MenuItem {
  label: string;
  /** A second line. */
  detail?: string;
  icon?: keyof typeof MENU_ICONS;
  onSelect: () => void;
  tone?: 'danger';
  /** Why it is disabled: its description, and the message if it is chosen. */
  offReason?: string;
  /** A word about it, at its end; of a disabled item its reason. */
  note?: string;
  /** The key that does the same. */
  shortcut?: string;
  /** Given if the menu's items are radio items. */
  isChecked?: boolean;
}

export type MenuEntry = MenuItem | 'divider';
