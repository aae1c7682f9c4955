import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/recipes', what: 'recipes', list: 'recipes' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './recipesBringIn')).RecipesBringIn,
);
