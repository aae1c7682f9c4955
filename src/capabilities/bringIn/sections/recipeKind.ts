import { type ContentKind, type Here } from '../contentKind';
import { WORDS } from '../words';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { newRecipe, recipeSchema, type RecipeValues } from '@/features/nutrition/recipes/dialogs/recipeForm';
import { DISH, dishAmounts, DISH_EXPORT, dishHere, FIGURE_FIELDS, NOTE_FIELD, PLACE_FIELDS } from './dishParts';

const EXAMPLE = `Lemon chickpea soup
Lunch › Soups
295 kcal, 14 g protein, 38 g carbs, 9 g fat

Ingredients
1 tin chickpeas
1 leek, 1 carrot

Steps
Sweat leek and carrot for eight minutes.
Add the chickpeas and simmer for ten.

Note
Keeps for two days.
`;

/** How recipes are brought in. */
export const RECIPE_KIND: ContentKind<RecipeValues> = {
  section: 'Recipes',
  path: '/recipes',
  noun: 'recipe',
  taken: {
    fields: [
      { name: 'title', label: 'Recipe name', kind: 'line', ...WORDS.title },
      ...PLACE_FIELDS,
      { name: 'ingredients', label: 'Ingredients', kind: 'lines', ...WORDS.ingredients },
      { name: 'directions', label: 'Cooking steps', kind: 'lines', ...WORDS.steps },
      ...FIGURE_FIELDS,
      NOTE_FIELD,
    ],
    types: ['Recipe'],
    exported: { ...DISH_EXPORT, Directions: 'directions', Created: '' },
  },
  needed: 'Name, ingredients, cooking steps, a place',
  ifThere: 'Calories, protein, carbs, fat, note',
  notRead: 'Pictures in the text. A picture file with the name of its recipe is taken.',
  example: EXAMPLE,
  schema: recipeSchema,
  first: newRecipe(),
  toValues: (fields) => fields,
  amountsOf: ({ ingredients, directions }) => dishAmounts(ingredients, directions),
  hasContent: ({ ingredients, directions }) => Boolean(ingredients.trim() || directions.trim()),
  ...DISH,
};

/** The recipes that are there, for comparing. Inactive ones are shown nowhere. */
export const recipesHere = (recipes: readonly Recipe[], tree: readonly Category[]): Here[] =>
  recipes.filter(({ isActive }) => isActive).map((recipe) => dishHere(recipe, tree));
