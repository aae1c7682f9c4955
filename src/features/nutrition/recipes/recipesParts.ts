import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks } from '@/screen/checks/WithChecks';
import { join } from '@/screen/slots';

/* The code that comes after the page. */

export const dialogs = lazyComponent(async () => {
  await join('/recipes/dialogs');
  return (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs;
});
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedRecipes')).SelectedRecipes,
);
export const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ '../checks/recipesChecks')).recipesChecks,
);
export const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ '../bringIn/RecipesBringIn')).RecipesBringIn,
);
