import { Copy, Pencil, Trash3 } from 'react-bootstrap-icons';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { type DietPlan } from '@/services/dietPlans';
import { type DietPlansDialog } from './dietPlansScreen';

export const planMenu = ({ id }: DietPlan, open: (dialog: DietPlansDialog) => void): MenuEntry[] => [
  { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
  { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
  'divider',
  { label: 'Delete', icon: <Trash3 aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
];
