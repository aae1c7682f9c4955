import { lazyComponent } from '@/components/lazy/lazyComponent';
import { join } from '@/lib/slots';

/* The code that comes after the page. */

export const dialogs = lazyComponent(async () => {
  await join('/recipes/dialogs');
  return (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs;
});
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedRecipes')).SelectedRecipes,
);
