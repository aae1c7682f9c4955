import { type Handlers } from '../../calls/api';
import { found, ok } from '../../calls/reply';
import { textField } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeTitle } from '../../calls/freeTitle';
import { savedImage } from '../../calls/savedImages';

/** The categories are shared by recipes and diet plans. */
export const categoryHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('categories');
  const subRows = table('subCategories');
  const category = (id: unknown) => found(rows.find(id), 'Category');
  const subCategory = (id: unknown) => found(subRows.find(id), 'Sub category');

  post('dishes/list/category', {}, () => {
    const list = rows.all().map((row) => ({
      ...wireRow(row),
      dishesCategories: subRows
        .where({ categoryId: row.id })
        .map((sub) => ({ ...wireRow(sub), categoryId: wireId(row.id) })),
    }));
    return { ...ok(null), list };
  });

  post('dishes/create/maincategory', { kind: 'form', required: ['name', 'subCategoryName'] }, (fields) => {
    const title = textField(fields, 'name');
    const subTitle = textField(fields, 'subCategoryName');
    requireFreeTitle(rows.all(), title, 'category');
    const image = savedImage(fields, media) ?? null;
    const created = rows.insert({ title });
    subRows.insert({ categoryId: created.id, title: subTitle, image });
    return ok(wireRow(created), 'Category created successfully.');
  });

  post('dishes/create/category', { kind: 'form', required: ['title', 'categoryId'] }, (fields) => {
    const { id: categoryId } = category(fields.categoryId);
    const title = textField(fields, 'title');
    requireFreeTitle(subRows.where({ categoryId }), title, 'sub category');
    const created = subRows.insert({ categoryId, title, image: savedImage(fields, media) ?? null });
    return ok({ ...wireRow(created), categoryId: wireId(categoryId) }, 'Sub category created successfully.');
  });

  post('categories/updateCategory', { required: ['id', 'name'] }, (fields) => {
    const { id } = category(fields.id);
    const title = textField(fields, 'name');
    requireFreeTitle(rows.all(), title, 'category', id);
    rows.update(id, { title });
    return ok(null, 'Category updated successfully.');
  });

  post('categories/update/subcategory', { kind: 'form', required: ['id', 'title'] }, (fields) => {
    const { id, categoryId, image } = subCategory(fields.id);
    const title = textField(fields, 'title');
    requireFreeTitle(subRows.where({ categoryId }), title, 'sub category', id);
    subRows.update(id, { title, image: savedImage(fields, media) ?? image });
    return ok(null, 'Sub category updated successfully.');
  });

  function removeSubCategory(id: string) {
    table('recipes').removeWhere({ dishesCategoryId: id });
    table('dietPlans').removeWhere({ dishesCategoryId: id });
    subRows.remove(id);
  }

  post('categories/deleteCategory', { required: ['id'] }, (fields) => {
    const { id } = category(fields.id);
    for (const sub of subRows.where({ categoryId: id })) removeSubCategory(sub.id);
    rows.remove(id);
    return ok(null, 'Category deleted successfully.');
  });

  post('categories/delete/subcategory', { required: ['id'] }, (fields) => {
    removeSubCategory(subCategory(fields.id).id);
    return ok(null, 'Sub category deleted successfully.');
  });
};
