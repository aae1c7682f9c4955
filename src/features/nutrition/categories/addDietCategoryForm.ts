import { mixed, object, string } from 'yup';
import { id } from '@/services/http/decode';
import { type Addition } from './useAddToTree';

export interface AddDietCategoryValues {
  kind: 'category' | 'subCategory';
  /** The name of a new category. */
  name: string;
  /** The id of an existing category as text. */
  category: string;
  subCategory: string;
  image: File | null;
}

export const NEW_DIET_CATEGORY: AddDietCategoryValues = {
  kind: 'category',
  name: '',
  category: '',
  subCategory: '',
  image: null,
};

/** The required fields depend on `kind`. */
export const addDietCategorySchema = object({
  kind: string(),
  name: string()
    .trim()
    .when('kind', { is: 'category', then: (schema) => schema.required('Category name is required.') }),
  category: string().when('kind', {
    is: 'subCategory',
    then: (schema) => schema.required('Please select an existing category.'),
  }),
  subCategory: string().trim().required('Sub category name is required.'),
  image: mixed<File>().nullable(),
});

/** The addition for values that passed the schema. */
export function toAddition({ kind, name, category, subCategory, image }: AddDietCategoryValues): Addition {
  const title = subCategory.trim();
  return kind === 'category'
    ? { category: { name: name.trim(), subCategoryName: title, image } }
    : { subCategory: { title, categoryId: id(category)!, image } };
}
