import {
  useCreateCategoryMutation,
  useCreateSubCategoryMutation,
  type CreateCategory,
  type CreateSubCategory,
} from '@/services/categories';
import { alertFailure } from '../shared/outcome';

/** A new category with its first sub category, or a sub category of an existing one. */
export type Addition = { category: CreateCategory } | { subCategory: CreateSubCategory };

/** Saves an addition to the tree. If that fails, the dialog stays open with its text. */
export function useAddToTree(onClose: () => void) {
  const [createCategory] = useCreateCategoryMutation();
  const [createSubCategory] = useCreateSubCategoryMutation();
  return async (addition: Addition) => {
    const isCategory = 'category' in addition;
    const { error } = isCategory
      ? await createCategory(addition.category)
      : await createSubCategory(addition.subCategory);
    if (error) alertFailure(error, isCategory ? 'Failed to add category' : 'Failed to add sub category');
    else onClose();
  };
}
