import { object, string } from 'yup';
import { type Category, type SubCategory } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { type Recipe, type SaveRecipe } from '@/services/recipes';
import { newDish, requestOf, valuesOf, type DishValues } from '../../shared/dishForm';

export interface RecipeValues extends DishValues {
  directions: string;
  /** The stored nutrition, of which the form shows four parts. */
  nutritionText: string;
}

/** What is shown of a call that failed. */
export const RECIPE_FAILURES = {
  add: 'An error occurred while adding the recipe.',
  edit: 'Failed to update recipe.',
  remove: 'Failed to delete recipe.',
};

export const newRecipe = (category?: Category, subCategory?: SubCategory): RecipeValues => ({
  ...newDish(category, subCategory),
  directions: '',
  nutritionText: '',
});

/** For new and edited recipes; nutrition, note and images are optional. */
export const recipeSchema = object({
  title: string().trim().required('Recipe name is required.'),
  category: string().required('Category is required.'),
  subCategory: string().required('Sub Category is required.'),
  ingredients: string().trim().required('Ingredients are required.'),
  directions: string().trim().required('Cooking steps are required.'),
});

export const toValues = (recipe: Recipe, tree: readonly Category[]): RecipeValues => ({
  ...valuesOf(recipe, tree),
  directions: recipe.directions,
  nutritionText: recipe.nutritionText,
});

/** The request for values that passed the schema; without an id a recipe is created. */
export const toRequest = (values: RecipeValues, recipeId?: Id): SaveRecipe => ({
  ...requestOf(values),
  id: recipeId,
  directions: values.directions,
  nutritionText: values.nutritionText,
});
