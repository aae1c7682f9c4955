import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { useShownLists } from '@/screen/list/listContext';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { BringInPage } from '../BringInPage';
import { useSending } from '../useSending';
import { categoriesApi } from '@/services/categories';
import { invalidateRecipes, recipesApi, useSaveRecipeMutation, type Recipe } from '@/services/recipes';
import { RecipeFields } from '@/features/nutrition/recipes/dialogs/RecipeDialog';
import { RECIPE_FAILURES, toRequest, type RecipeValues } from '@/features/nutrition/recipes/dialogs/recipeForm';
import { selectRecipesScreen } from '@/features/nutrition/recipes/recipesScreen';
import { placesIn, shownPlace } from './dishParts';
import { RECIPE_KIND, recipesHere } from './recipeKind';
import '@/features/nutrition/shared/dishDialogs.scss';

/** Brings recipes in; the place that the section shows is offered to those that name none. */
export function RecipesBringIn() {
  const { tree, recipes, isLoading } = useShownLists<RecipesLists>();
  const { category, subCategory } = useSelector(selectRecipesScreen);
  const [addRecipe] = useSaveRecipeMutation();
  const lists = useMemo(
    () => tree && recipes && { places: placesIn(tree), here: recipesHere(recipes, tree) },
    [tree, recipes],
  );
  const sending = useSending({
    list: recipesApi.endpoints.listRecipes,
    places: categoriesApi.endpoints.listCategories,
    hereOf: (all: readonly Recipe[]) => recipesHere(all, tree ?? []),
    send: (values: RecipeValues) => addRecipe({ ...toRequest(values), inRound: true }),
    failure: RECIPE_FAILURES.add,
    invalidate: invalidateRecipes,
  });
  const shown = shownPlace(tree, category, subCategory);
  return (
    <BringInPage kind={RECIPE_KIND} lists={lists} isLoading={isLoading} shown={shown} sending={sending}>
      <RecipeFields tree={tree ?? []} />
    </BringInPage>
  );
}
