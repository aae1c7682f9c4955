import {
  addedInRound,
  deleted,
  deletedInRound,
  editedInRound,
  recordKind,
  savedForGood,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { invalidateRecipes, recipesApi, type Recipe, type SaveRecipe } from '@/services/recipes';
import { categoryChanges, dishKind, storedOf } from '../shared/dishChanges';

const { listRecipes, editRecipeOneOfMany } = recipesApi.endpoints;

/** A recipe without its pictures, which no call puts back. */
export const recipe = recordKind({
  ...dishKind,
  endpoint: listRecipes,
  rows: (recipes) => recipes,
  noun: 'recipe',
  values: ({ directions, nutritionText, ...dish }: Recipe) => ({ ...storedOf(dish), directions, nutritionText }),
  needs: [...dishKind.needs, 'directions'],
  labels: { ...dishKind.labels, title: 'Name', directions: 'Cooking steps' },
  restore: (id, values) => editRecipeOneOfMany.initiate({ ...values, id, images: [] }),
  afterRound: invalidateRecipes,
});

/** How the journal describes the calls of Recipes. */
export const recipesChanges = {
  ...categoryChanges('Recipes'),
  saveRecipe: ({ id, title }: SaveRecipe) => savedForGood(id, 'recipe', title, 'Recipes'),
  addRecipeOneOfMany: ({ title }: SaveRecipe) => addedInRound('recipe', title, 'Recipes'),
  editRecipeOneOfMany: ({ id, ...set }: SaveRecipe) => editedInRound(recipe, id!, set, 'Changed '),
  deleteRecipe: (id: Id, find: Find) => deleted('recipe', recipe, find(recipe, id)),
  deleteRecipeOneOfMany: (id: Id, find: Find) => deletedInRound('recipe', recipe, find(recipe, id)),
} satisfies Changes;
