import { NotedDelete } from '@/screen/deleteNotes';
import { aboutRow, editedRow, type RenderDialog } from '@/screen/RowDialogs';
import {
  useDeleteCategoryMutation,
  useDeleteSubCategoryMutation,
  type Category,
  type SubCategory,
} from '@/services/categories';
import { AlertingDelete, type OutcomeTexts } from '../shared/outcome';
import { AddCategoryDialog } from './AddCategoryDialog';
import { AddDietCategoryDialog } from './AddDietCategoryDialog';
import { type CategoryDialog } from './categoryKinds';
import { categoryRecord, subCategoryRecord } from './categoryRecords';
import { EditCategoryDialog, EditSubCategoryDialog } from './EditCategoryDialog';

const CATEGORY_DELETED: OutcomeTexts = {
  success: 'Category deleted successfully!',
  failure: 'Failed to delete category.',
  lost: 'An error occurred while deleting the category.',
};
const SUB_CATEGORY_DELETED: OutcomeTexts = {
  success: 'Subcategory deleted successfully!',
  failure: 'Failed to delete subcategory.',
  lost: 'An error occurred while deleting the subcategory.',
};

/** The dialogs about the category tree, for the `kinds` of `RowDialogs`. While the tree is undefined only the forms open. */
export function useCategoryDialogs(
  tree: readonly Category[] | undefined,
): Record<CategoryDialog['kind'], RenderDialog> {
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

function DeleteCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const [deleteCategory] = useDeleteCategoryMutation();
  const { id, title } = category;
  return (
    <NotedDelete of={categoryRecord} row={category}>
      {(noted) => (
        <AlertingDelete
          {...noted}
          title="Delete Category"
          text="Are you sure you want to delete this category?"
          about={title}
          onDelete={() => deleteCategory(id)}
          outcome={CATEGORY_DELETED}
          onClose={onClose}
        />
      )}
    </NotedDelete>
  );
}

function DeleteSubCategoryDialog({ subCategory, onClose }: { subCategory: SubCategory; onClose: () => void }) {
  const [deleteSubCategory] = useDeleteSubCategoryMutation();
  return (
    <NotedDelete of={subCategoryRecord} row={subCategory}>
      {(noted) => (
        <AlertingDelete
          {...noted}
          title="Delete Subcategory"
          text="Are you sure you want to delete this subcategory?"
          about={subCategory.title}
          onDelete={() => deleteSubCategory(subCategory.id)}
          outcome={SUB_CATEGORY_DELETED}
          onClose={onClose}
        />
      )}
    </NotedDelete>
  );
}
