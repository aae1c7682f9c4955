import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { DishCard } from '../shared/DishCard';
import { dialogOpened, type RecipesDialog } from './recipesScreen';
import { energyOf } from './recipesView';

export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const dispatch = useDispatch();
  const energy = energyOf(recipe.nutrition);
  return (
    <DishCard
      title={recipe.title}
      imageUrl={mediaUrl(recipe.image)}
      meta={
        energy.length > 0 &&
        energy.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className="sep" aria-hidden="true" />}
            {part}
          </Fragment>
        ))
      }
      onOpen={() => dispatch(dialogOpened({ kind: 'details', id: recipe.id }))}
      menu={recipeMenu(recipe, (dialog) => dispatch(dialogOpened(dialog)))}
    />
  );
}

function recipeMenu({ id }: Recipe, open: (dialog: RecipesDialog) => void): MenuEntry[] {
  return [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => open({ kind: 'edit', id }) },
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => open({ kind: 'duplicate', id }) },
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => open({ kind: 'delete', id }), tone: 'danger' },
  ];
}
