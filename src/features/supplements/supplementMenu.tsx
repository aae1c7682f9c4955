import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { type Supplement } from '@/services/supplements';
import { type SupplementsDialog } from './supplementsScreen';

export function supplementMenu({ id }: Supplement, open: (dialog: SupplementsDialog) => void): MenuEntry[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
  ];
}
