import { deletionsOf, savesOf, type Changes } from '../changes';
import { categoryChanges } from './categoriesChanges';
import { recipeRecord } from '@/features/nutrition/recipes/recipeRecord';

/** How the journal describes the calls of Recipes. */
export const changes = {
  ...categoryChanges('Recipes'),
  saveRecipe: savesOf(recipeRecord, 'Recipes'),
  deleteRecipe: deletionsOf(recipeRecord),
} satisfies Changes;
