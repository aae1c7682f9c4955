import { deletionsOf, savesOf, type Changes } from '@/screen/journal/changes';
import { categoryChanges } from '../shared/dishChanges';
import { recipeRecord } from './recipeRecord';

/** How the journal describes the calls of Recipes. */
export const changes = {
  ...categoryChanges('Recipes'),
  saveRecipe: savesOf(recipeRecord, 'Recipes'),
  deleteRecipe: deletionsOf(recipeRecord),
} satisfies Changes;
