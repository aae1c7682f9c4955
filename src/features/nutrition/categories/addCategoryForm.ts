import { mixed, object, string } from 'yup';
import { id } from '@/services/http/decode';
import { type Addition } from './useAddToTree';

/** Values of the category with 'Add new': its text input is open, or its confirmed text is chosen. */
export const TYPING = 'add new';
export const TYPED = 'new value';

export interface AddCategoryValues {
  /** The id of an existing category as text, `''`, `TYPING` or `TYPED`. */
  category: string;
  newCategory: string;
  subCategory: string;
  image: File | null;
}

export const NEW_CATEGORY: AddCategoryValues = { category: '', newCategory: '', subCategory: '', image: null };

const isNew = (category: string) => category === TYPED || category === TYPING;

export const addCategorySchema = object({
  category: string().required('Please select a category or choose to add a new one.'),
  newCategory: string()
    .trim()
    .when('category', ([category], schema) =>
      isNew(category as string) ? schema.required('Category name is required.') : schema,
    ),
  subCategory: string().trim().required('New sub category name is required.'),
  image: mixed<File>().nullable(),
});

/** The addition for values that passed the schema. */
export function toAddition({ category, newCategory, subCategory, image }: AddCategoryValues): Addition {
  const title = subCategory.trim();
  return isNew(category)
    ? { category: { name: newCategory.trim(), subCategoryName: title, image } }
    : { subCategory: { title, categoryId: id(category)!, image } };
}
