import { object, string } from 'yup';
import { type Category, type SubCategory } from '@/services/categories';
import { id, type Id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';
import { type Recipe, type SaveRecipe } from '@/services/recipes';
import { placeOf } from '../recipesView';

/** Category and sub category are ids as text, for their selects. */
export interface RecipeValues extends Nutrition {
  title: string;
  category: string;
  subCategory: string;
  ingredients: string;
  directions: string;
  note: string;
  /** The stored nutrition, of which the form shows four parts. */
  nutritionText: string;
  images: File[];
}

/** The first values of a new recipe, in the shown category and sub category, if there are any. */
export const newRecipe = (category?: Category, subCategory?: SubCategory): RecipeValues => ({
  title: '',
  category: category ? String(category.id) : '',
  subCategory: subCategory ? String(subCategory.id) : '',
  ingredients: '',
  directions: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  note: '',
  nutritionText: '',
  images: [],
});

/** For new and edited recipes; nutrition, note and images are optional. */
export const recipeSchema = object({
  title: string().trim().required('Recipe name is required.'),
  category: string().required('Category is required.'),
  subCategory: string().required('Sub Category is required.'),
  ingredients: string().trim().required('Ingredients are required.'),
  directions: string().trim().required('Cooking steps are required.'),
});

/** A deleted category becomes `''`, so that another one has to be chosen. */
export function toValues(recipe: Recipe, tree: readonly Category[]): RecipeValues {
  const { category, subCategory } = placeOf(recipe, tree);
  return {
    ...recipe.nutrition,
    title: recipe.title,
    category: category ? String(category.id) : '',
    subCategory: subCategory ? String(subCategory.id) : '',
    ingredients: recipe.ingredients,
    directions: recipe.directions,
    note: recipe.note,
    nutritionText: recipe.nutritionText,
    images: [],
  };
}

/** The first values of a form that duplicates a recipe. */
export const toCopy = (recipe: Recipe, tree: readonly Category[], image: File | null): RecipeValues => ({
  ...toValues(recipe, tree),
  title: `Copy of ${recipe.title}`,
  images: image ? [image] : [],
});

/** The request for values that passed the schema; without an id a recipe is created. */
export const toRequest = (values: RecipeValues, recipeId?: Id): SaveRecipe => ({
  id: recipeId,
  title: values.title.trim(),
  categoryId: id(values.category)!,
  subCategoryId: id(values.subCategory)!,
  ingredients: values.ingredients,
  directions: values.directions,
  note: values.note,
  nutrition: { calories: values.calories, protein: values.protein, carbs: values.carbs, fat: values.fat },
  nutritionText: values.nutritionText,
  images: values.images,
});
