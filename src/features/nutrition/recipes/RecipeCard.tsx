import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { DishCard } from '../shared/DishCard';
import { recipeMenu } from './recipeMenu';
import { dialogOpened } from './recipesScreen';
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
