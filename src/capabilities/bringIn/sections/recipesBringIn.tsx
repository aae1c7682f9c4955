import { useSelector } from 'react-redux';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { WORDS } from '../words';
import { categoriesApi } from '@/services/categories';
import { recipesApi } from '@/services/recipes';
import { RecipeFields } from '@/features/nutrition/recipes/dialogs/RecipeDialog';
import {
  newRecipe,
  RECIPE_FAILURES,
  recipeSchema,
  toRequest,
  type RecipeValues,
} from '@/features/nutrition/recipes/dialogs/recipeForm';
import { recipeRecord } from '@/features/nutrition/recipes/recipeRecord';
import { selectRecipesScreen } from '@/features/nutrition/recipes/recipesScreen';
import {
  DISH,
  dishAmounts,
  DISH_EXPORT,
  dishHere,
  FIGURE_FIELDS,
  NOTE_FIELD,
  PLACE_FIELDS,
  placesIn,
  shownPlace,
} from './dishParts';
import '@/features/nutrition/shared/dishDialogs.scss';

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
  noun: recipeRecord.noun,
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

/** Brings recipes in; the place that the section shows is offered to those that name none. */
export const RecipesBringIn = recordBringIn({
  kind: RECIPE_KIND,
  record: recipeRecord,
  hereOf: (recipe, tree) => (recipe.isActive ? dishHere(recipe, tree) : null),
  opens: 'details',
  add: (values) => recipesApi.endpoints.saveRecipe.initiate({ ...toRequest(values), inRound: true }),
  failure: RECIPE_FAILURES.add,
  placed: categoriesApi.endpoints.listCategories,
  placesIn,
  useShown(tree) {
    const { category, subCategory } = useSelector(selectRecipesScreen);
    return shownPlace(tree, category, subCategory);
  },
  fields: (tree) => <RecipeFields tree={tree} />,
});
