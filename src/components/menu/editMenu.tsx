import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { type MenuEntry } from './menuEntry';

type Act = () => void;

/** The items of a row that can be edited, duplicated if it offers that, and deleted. */
export const editMenu = ({ edit, duplicate, remove }: { edit: Act; duplicate?: Act; remove: Act }): MenuEntry[] => [
  { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: edit },
  ...(duplicate ? [{ label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: duplicate }] : []),
  'divider',
  { label: 'Delete', icon: <Trash aria-hidden />, onSelect: remove, tone: 'danger' },
];
