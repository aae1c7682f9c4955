import { type MockApi } from '../../calls/api';
import { found, Refusal } from '../../calls/reply';

/** The category and sub category that a form names; refused where they do not belong together. */
export function placeOf(table: MockApi['table'], categoryId: unknown, subCategoryId: unknown) {
  const category = found(table('categories').find(categoryId), 'Category');
  const subCategory = found(table('subCategories').find(subCategoryId), 'Sub category');
  if (subCategory.categoryId !== category.id)
    throw new Refusal(422, `${subCategory.title} is no sub category of ${category.title}.`);
  return { categoryId: category.id, dishesCategoryId: subCategory.id };
}
