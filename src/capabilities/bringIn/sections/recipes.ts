import { useListRecipesQuery } from '@/services/recipes';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/recipes', what: 'recipes', useIsFirst: () => useListRecipesQuery().data?.length === 0 },
  async () => (await import(/* webpackChunkName: "bring-in" */ './RecipesBringIn')).RecipesBringIn,
);
