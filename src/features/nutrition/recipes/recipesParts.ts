import { lazyDialogs } from '@/screen/lazyDialogs';
import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/recipes',
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedRecipes')).SelectedRecipes,
);
