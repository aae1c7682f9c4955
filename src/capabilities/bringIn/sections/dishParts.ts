import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { chosen } from '@/components/tabs/selection';
import { IMAGES } from '@/components/upload/accept';
import { type Loaded } from '@/lib/loaded';
import { type PlaceHere } from '../contentKind';
import { type TakenField } from '../found';
import { WORDS } from '../words';
import { type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { findEnergyFault, findUnreadable } from '@/features/nutrition/shared/energy';
import { pathOf, placeOf, toOptions, UNPLACED } from '@/features/nutrition/categories/tree';
import { linesOf } from '@/features/nutrition/shared/lines';
import { type DishValues, type StoredDish } from '@/features/nutrition/shared/dishForm';

export const PLACE_FIELDS: readonly TakenField[] = [
  { name: 'category', label: 'Category', kind: 'place', ...WORDS.category },
  { name: 'subCategory', label: 'Sub category', kind: 'place', ...WORDS.subCategory },
];

export const FIGURE_FIELDS: readonly TakenField[] = [
  { name: 'calories', label: 'Calories', kind: 'figure', unit: 'kcal', ...WORDS.calories },
  { name: 'protein', label: 'Protein', kind: 'figure', unit: 'g', ...WORDS.protein },
  { name: 'carbs', label: 'Carbs', kind: 'figure', unit: 'g', ...WORDS.carbs },
  { name: 'fat', label: 'Fat', kind: 'figure', unit: 'g', ...WORDS.fat },
];

export const NOTE_FIELD: TakenField = { name: 'note', label: 'Note', kind: 'lines', takesRest: true, ...WORDS.note };

/** The sub categories as places; a category without one is known by its name alone. */
export const placesIn = (tree: readonly Category[]): PlaceHere<Pick<DishValues, 'category' | 'subCategory'>>[] =>
  tree.flatMap((category) => {
    const [outer] = toOptions([category]);
    if (category.subCategories.length === 0) return { names: [outer!.label], set: { category: outer!.value } };
    return toOptions(category.subCategories).map(({ value, label }) => ({
      names: [outer!.label, label],
      set: { category: outer!.value, subCategory: value },
    }));
  });

/** The place that a section of dishes shows, as the choice of a place has it. */
export function shownPlace(tree: Loaded<readonly Category[]>, categoryId: Id | null, subCategoryId: Id | null) {
  const category = chosen(tree ?? [], categoryId);
  const subCategory = chosen(category?.subCategories ?? [], subCategoryId);
  return category && subCategory ? `${category.id}/${subCategory.id}` : '';
}

/** The heads that the exports of both sections have. */
export const DISH_EXPORT = {
  Title: 'title',
  Category: 'category',
  'Sub category': 'subCategory',
  Calories: 'calories',
  Protein: 'protein',
  Carbs: 'carbs',
  Fat: 'fat',
  Ingredients: 'ingredients',
  Note: 'note',
};

/** `6 ingredients, 4 steps` */
export function dishAmounts(ingredients: string, steps: string) {
  const count = (text: string, one: string) => {
    const { length } = linesOf(text);
    return length === 0 ? `no ${one}s` : countOf(length, one);
  };
  return `${count(ingredients, 'ingredient')}, ${count(steps, 'step')}`;
}

/** What the checks of the section find in the figures, in a few words. */
function figuresLookWrong(values: DishValues) {
  const unreadable = findUnreadable(values);
  if (unreadable) return `${capital(unreadable)} cannot be read`;
  return findEnergyFault(values) ? 'Figures do not add up' : null;
}

/** What is alike in bringing in recipes and diet plans. */
export const DISH = {
  placeFields: ['category', 'subCategory'],
  contentOf: ({ ingredients }: DishValues) => ingredients,
  sameIn: 'ingredients',
  looksWrong: figuresLookWrong,
  accept: IMAGES,
  withFile: <Values extends DishValues>(values: Values, file: File): Values => ({
    ...values,
    images: [...values.images, file],
  }),
  hasPicture: ({ images }: DishValues) => images.length > 0,
} as const;

/** What a dish that is there is compared by, and where it is. */
export function dishHere(dish: StoredDish, tree: readonly Category[]) {
  const { category, subCategory } = placeOf(dish, tree);
  const place = category && subCategory ? pathOf(category, subCategory) : UNPLACED;
  return { content: dish.ingredients, place };
}
