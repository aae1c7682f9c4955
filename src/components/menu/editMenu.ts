import { type MenuEntry, type MenuItem } from './menuEntry';

type Act = () => void;

/** The items of a row that can be edited, duplicated if it offers that, and deleted. */
export const editMenu = ({ edit, duplicate, remove }: { edit: Act; duplicate?: Act; remove: Act }): MenuEntry[] => {
  const copy: MenuItem[] = duplicate ? [{ label: 'Duplicate', icon: 'Copy', onSelect: duplicate }] : [];
  return [
    { label: 'Edit', icon: 'Pencil', onSelect: edit },
    ...copy,
    'divider',
    { label: 'Delete', icon: 'Trash', onSelect: remove, tone: 'danger' },
  ];
};
