import { lazyDialogs } from '@/screen/lazyDialogs';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/recipes',
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs,
);
