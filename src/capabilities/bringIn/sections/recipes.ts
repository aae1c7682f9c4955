import { recipesApi } from '@/services/recipes';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/recipes',
    what: 'recipes',
    useIsFirst: () => recipesApi.endpoints.listRecipes.useQueryState().data?.length === 0,
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './RecipesBringIn')).RecipesBringIn,
);
