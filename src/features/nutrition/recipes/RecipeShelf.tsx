import { Fragment, useDeferredValue, useMemo } from 'react';
import { EggFried } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { EmptyList } from '@/screen/EmptyList';
import { FoundCards } from '@/screen/list/FoundCards';
import { type Recipe } from '@/services/recipes';
import { UNPLACED } from '../categories/tree';
import { DishCard, Meal } from '../shared/DishCard';
import { dialogOpened, selectRecipesScreen } from './recipesScreen';
import { energyOf, searchRecipes } from './recipesRows';

interface Props {
  /** The sub category's title. */
  label: string;
  recipes: readonly Recipe[];
}

/** The cards of one sub category. */
export const RecipeShelf = ({ label, recipes }: Props) => (
  <FoundCards label={label} noun="recipe" items={recipes} find={searchRecipes} card={card}>
    <EmptyList icon={EggFried} title="No recipes found" add="Add Recipe" opens={dialogOpened({ kind: 'add' })} />
  </FoundCards>
);

export function UnplacedRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const { search: typed, marked } = useSelector(selectRecipesScreen);
  const search = useDeferredValue(typed).trim();
  const found = useMemo(() => searchRecipes(recipes, search), [recipes, search]);
  return (
    found.length > 0 && (
      <Meal title={UNPLACED}>
        <CardGrid label={UNPLACED} items={found} search={search} itemId={recipeId} marked={marked} render={card} />
      </Meal>
    )
  );
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
