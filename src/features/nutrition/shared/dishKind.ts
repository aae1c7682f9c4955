import { type Id } from '@/services/http/decode';
import { type Nutrition } from '@/services/nutritionText';

interface Dish {
  title: string;
  categoryId: Id | null;
  subCategoryId: Id | null;
  ingredients: string;
  nutrition: Nutrition;
  note: string;
}

/** What a call stores of a recipe or a diet plan, as it is stored: nothing is trimmed. */
export const storedOf = ({ title, categoryId, subCategoryId, ingredients, nutrition, note }: Dish) => ({
  title,
  // None is sent where there is none: such a dish cannot be saved, and needs a place first.
  categoryId: categoryId!,
  subCategoryId: subCategoryId!,
  ingredients,
  nutrition,
  note,
});

/** What the journal says of both. */
export const dishKind = {
  name: ({ title }: { title: string }) => title,
  needs: ['title', 'subCategoryId', 'ingredients'] as const,
  labels: { title: 'Title', subCategoryId: 'Place', ingredients: 'Ingredients', note: 'Note' },
};
