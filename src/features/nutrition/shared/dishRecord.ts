import { mediaUrl } from '@/services/media/media';
import { type StoredDish } from './dishForm';

/** What a call stores of a recipe or a diet plan, as it is stored: nothing is trimmed. */
export const storedOf = ({ title, categoryId, subCategoryId, ingredients, nutrition, note }: StoredDish) => ({
  title,
  // None is sent where there is none: such a dish cannot be saved, and needs a place first.
  categoryId: categoryId!,
  subCategoryId: subCategoryId!,
  ingredients,
  nutrition,
  note,
});

/** What the records of both have in common. */
export const dishRecord = {
  name: ({ title }: { title: string }) => title,
  picture: ({ image }: { image: string }) => mediaUrl(image),
  required: ['title', 'subCategoryId', 'ingredients'] as const,
  labels: { title: 'Title', subCategoryId: 'Place', ingredients: 'Ingredients', note: 'Note' },
};
