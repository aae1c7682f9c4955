import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { editMenu } from '@/components/menu/editMenu';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { DishCard } from '../shared/DishCard';
import { dialogOpened, type RecipesDialog } from './recipesScreen';
import { energyOf } from './recipesView';

export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const dispatch = useDispatch();
  const open = (kind: RecipesDialog['kind']) => () => dispatch(dialogOpened({ kind, id: recipe.id }));
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
      onOpen={open('details')}
      menu={editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: open('delete') })}
    />
  );
}
