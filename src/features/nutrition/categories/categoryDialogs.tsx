import { aboutRow, editedRow, type RenderDialog } from '@/screen/RowDialogs';
import { type Category } from '@/services/categories';
import { AddCategoryDialog } from './AddCategoryDialog';
import { AddDietCategoryDialog } from './AddDietCategoryDialog';
import { type CategoryDialog } from './categoryKinds';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { DeleteSubCategoryDialog } from './DeleteSubCategoryDialog';
import { EditCategoryDialog } from './EditCategoryDialog';
import { EditSubCategoryDialog } from './EditSubCategoryDialog';

/** The dialogs about the category tree, for the `kinds` of `RowDialogs`. While the tree is undefined only the forms open. */
export function categoryDialogs(tree: readonly Category[] | undefined): Record<CategoryDialog['kind'], RenderDialog> {
  const subCategories = tree?.flatMap((category) => category.subCategories);
  return {
    addCategory: (close) => <AddCategoryDialog tree={tree ?? []} onClose={close} />,
    addDietCategory: (close) => <AddDietCategoryDialog tree={tree ?? []} onClose={close} />,
    editCategory: editedRow(tree, (row, close) => <EditCategoryDialog category={row} onClose={close} />),
    deleteCategory: aboutRow(tree, (row, close) => <DeleteCategoryDialog category={row} onClose={close} />),
    editSubCategory: editedRow(subCategories, (row, close) => (
      <EditSubCategoryDialog subCategory={row} onClose={close} />
    )),
    deleteSubCategory: aboutRow(subCategories, (row, close) => (
      <DeleteSubCategoryDialog subCategory={row} onClose={close} />
    )),
  };
}
