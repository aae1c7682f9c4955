import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { type Recipe } from '@/services/recipes';
import { DishCard } from '../shared/DishCard';
import { dialogOpened, selectRecipesScreen } from './recipesScreen';
import { energyOf } from './recipesView';

interface Props {
  label: string;
  recipes: readonly Recipe[];
  search: string;
}

export function RecipeGrid({ label, recipes, search }: Props) {
  const { marked } = useSelector(selectRecipesScreen);
  return <CardGrid label={label} items={recipes} search={search} itemId={recipeId} marked={marked} render={card} />;
}

const recipeId = ({ id }: Recipe) => id;
const card = (recipe: Recipe) => <DishCard dish={recipe} meta={metaOf(recipe)} dialogOpened={dialogOpened} />;

function metaOf({ nutrition }: Recipe) {
  const energy = energyOf(nutrition);
  return (
    energy.length > 0 &&
    energy.map((text, index) => (
      <Fragment key={text}>
        {index > 0 && <span className="sep" aria-hidden="true" />}
        {text}
      </Fragment>
    ))
  );
}
