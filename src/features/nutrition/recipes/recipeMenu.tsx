import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { type Recipe } from '@/services/recipes';
import { type RecipesDialog } from './recipesScreen';

export function recipeMenu({ id }: Recipe, open: (dialog: RecipesDialog) => void): MenuEntry[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
  ];
}
