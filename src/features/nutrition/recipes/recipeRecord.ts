import { recordKind } from '@/screen/record/record';
import { invalidateRecipes, recipesApi, type Recipe } from '@/services/recipes';
import { dishRecord, storedOf } from '../shared/dishRecord';

const { listRecipes, saveRecipe, deleteRecipe } = recipesApi.endpoints;

/** A recipe without its pictures, which no call puts back. */
export const recipeRecord = recordKind({
  ...dishRecord,
  endpoint: listRecipes,
  rows: (recipes) => recipes,
  noun: 'recipe',
  values: ({ directions, nutritionText, ...dish }: Recipe) => ({ ...storedOf(dish), directions, nutritionText }),
  required: [...dishRecord.required, 'directions'],
  labels: { ...dishRecord.labels, title: 'Name', directions: 'Cooking steps' },
  save: (id, values, _arg, inRound) => saveRecipe.initiate({ ...values, id, images: [], inRound }),
  remove: (id) => deleteRecipe.initiate({ id, inRound: true }),
  afterRound: invalidateRecipes,
});
