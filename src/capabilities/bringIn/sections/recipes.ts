import { type RecipesLists } from '@/features/nutrition/recipes/recipesRows';
import { useShownLists } from '@/screen/list/listContext';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/recipes',
    what: 'recipes',
    useIsFirst: () => useShownLists<RecipesLists>().recipes?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './recipesBringIn')).RecipesBringIn,
);
