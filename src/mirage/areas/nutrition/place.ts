import { type MockApi } from '../../calls/api';
import { found, HttpError } from '../../calls/reply';

/** Reads category and sub category; throws if the sub category does not belong to the category. */
export function placeOf(table: MockApi['table'], categoryId: unknown, subCategoryId: unknown) {
  const category = found(table('categories').find(categoryId), 'Category');
  const subCategory = found(table('subCategories').find(subCategoryId), 'Sub category');
  if (subCategory.categoryId !== category.id)
    throw new HttpError(422, `${subCategory.title} is no sub category of ${category.title}.`);
  return { categoryId: category.id, dishesCategoryId: subCategory.id };
}
