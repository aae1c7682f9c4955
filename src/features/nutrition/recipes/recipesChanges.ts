import { deletionsOf, recordKind, savesOf, type Changes } from '@/screen/journal/changes';
import { invalidateRecipes, recipesApi, type Recipe } from '@/services/recipes';
import { categoryChanges, dishKind, storedOf } from '../shared/dishChanges';

const { listRecipes, saveRecipe } = recipesApi.endpoints;

/** A recipe without its pictures, which no call puts back. */
export const recipe = recordKind({
  ...dishKind,
  endpoint: listRecipes,
  rows: (recipes) => recipes,
  noun: 'recipe',
  values: ({ directions, nutritionText, ...dish }: Recipe) => ({ ...storedOf(dish), directions, nutritionText }),
  needs: [...dishKind.needs, 'directions'],
  labels: { ...dishKind.labels, title: 'Name', directions: 'Cooking steps' },
  restore: (id, values, _arg, inRound) => saveRecipe.initiate({ ...values, id, images: [], inRound }),
  afterRound: invalidateRecipes,
});

/** How the journal describes the calls of Recipes. */
export const recipesChanges = {
  ...categoryChanges('Recipes'),
  saveRecipe: savesOf(recipe, 'Recipes'),
  deleteRecipe: deletionsOf(recipe),
} satisfies Changes;
