import { type Category, type SubCategory } from '@/services/categories';
import { readFigure } from '@/lib/readFigure';
import { id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';
import { placeOf, type Placed } from '../categories/tree';
import { mostOf } from './energy';

/** What the forms of recipes and diet plans have in common. */
export interface DishValues extends Nutrition {
  title: string;
  /** Ids as text, for the selects. */
  category: string;
  subCategory: string;
  ingredients: string;
  note: string;
  images: File[];
}

/** The first values of a new dish, in this category and sub category, if there are any. */
export const newDish = (category?: Category, subCategory?: SubCategory): DishValues => ({
  title: '',
  category: category ? String(category.id) : '',
  subCategory: subCategory ? String(subCategory.id) : '',
  ingredients: '',
  calories: '',
  protein: '',
  carbs: '',
  fat: '',
  note: '',
  images: [],
});

/** A stored dish, as far as both have the same. */
export interface StoredDish extends Placed, Pick<DishValues, 'title' | 'ingredients' | 'note'> {
  nutrition: Nutrition;
}

/** The values of a stored dish. A deleted category or sub category becomes `''`, so that another one has to be chosen. */
export function valuesOf({ title, ingredients, nutrition, note, ...placed }: StoredDish, tree: readonly Category[]) {
  const { category, subCategory } = placeOf(placed, tree);
  return { ...newDish(category, subCategory), ...nutrition, title, ingredients, note };
}

/** The first values of a form that duplicates a dish. */
export const copyOf = <Values extends DishValues>(values: Values, image: File | null): Values => ({
  ...values,
  title: `Copy of ${values.title}`,
  images: image ? [image] : [],
});

/** A figure with Latin digits and a point; any other text as it was typed. */
const amountOf = (values: DishValues, name: keyof Nutrition) =>
  String(readFigure(values[name], mostOf(name))?.value ?? values[name].trim());

/** What the requests have in common, for values that passed the schema. Only single lines are trimmed. */
export const requestOf = (values: DishValues) => ({
  title: values.title.trim(),
  categoryId: id(values.category)!,
  subCategoryId: id(values.subCategory)!,
  ingredients: values.ingredients,
  nutrition: {
    calories: amountOf(values, 'calories'),
    protein: amountOf(values, 'protein'),
    carbs: amountOf(values, 'carbs'),
    fat: amountOf(values, 'fat'),
  },
  note: values.note,
  images: values.images,
});
