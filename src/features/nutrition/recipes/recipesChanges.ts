import { addedInRound, deleted, recordSource, savedForGood, type Changes, type Find } from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { recipesApi, type SaveRecipe } from '@/services/recipes';
import { categoryChanges } from '../categories/categoryChanges';

const recipe = recordSource({
  endpoint: recipesApi.endpoints.listRecipes,
  rows: (recipes) => recipes,
  name: ({ title }) => title,
});

/** How the journal describes the calls of Recipes. */
export const recipesChanges = {
  ...categoryChanges('Recipes'),
  saveRecipe: ({ id, title }: SaveRecipe) => savedForGood(id, 'recipe', title, 'Recipes'),
  addRecipeOneOfMany: ({ title }: SaveRecipe) => addedInRound('recipe', title, 'Recipes'),
  deleteRecipe: (id: Id, find: Find) => deleted('recipe', recipe, find(recipe, id)),
} satisfies Changes;
