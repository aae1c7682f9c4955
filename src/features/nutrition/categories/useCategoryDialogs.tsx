import { NotedDelete } from '@/screen/deleteNotes';
import { type RecordSource } from '@/screen/record/record';
import { aboutRow, editedRow, type RenderDialog } from '@/screen/RowDialogs';
import { useDeleteCategoryMutation, useDeleteSubCategoryMutation, type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { AlertingDelete, type DeletionTexts } from '../shared/outcome';
import { AddCategoryDialog } from './AddCategoryDialog';
import { AddDietCategoryDialog } from './AddDietCategoryDialog';
import { type CategoryDialog } from './categoryKinds';
import { categoryRecord, subCategoryRecord } from './categoryRecords';
import { EditCategoryDialog, EditSubCategoryDialog } from './EditCategoryDialog';

const CATEGORY: DeletionTexts = {
  title: 'Delete Category',
  text: 'Are you sure you want to delete this category?',
  outcome: {
    success: 'Category deleted successfully!',
    failure: 'Failed to delete category.',
    lost: 'An error occurred while deleting the category.',
  },
};
const SUB_CATEGORY: DeletionTexts = {
  title: 'Delete Subcategory',
  text: 'Are you sure you want to delete this subcategory?',
  outcome: {
    success: 'Subcategory deleted successfully!',
    failure: 'Failed to delete subcategory.',
    lost: 'An error occurred while deleting the subcategory.',
  },
};

/** The dialogs about the category tree, for the `kinds` of `RowDialogs`. While the tree is undefined only the forms open. */
export function useCategoryDialogs(
  tree: readonly Category[] | undefined,
): Record<CategoryDialog['kind'], RenderDialog> {
  const [deleteCategory] = useDeleteCategoryMutation();
  const [deleteSubCategory] = useDeleteSubCategoryMutation();
  const subCategories = tree?.flatMap((category) => category.subCategories);
  return {
    addCategory: (close) => <AddCategoryDialog tree={tree ?? []} onClose={close} />,
    addDietCategory: (close) => <AddDietCategoryDialog tree={tree ?? []} onClose={close} />,
    editCategory: editedRow(tree, (row, close) => <EditCategoryDialog category={row} onClose={close} />),
    deleteCategory: aboutRow(tree, (row, close) => (
      <DeletePlaceDialog of={categoryRecord} row={row} onDelete={deleteCategory} onClose={close} {...CATEGORY} />
    )),
    editSubCategory: editedRow(subCategories, (row, close) => (
      <EditSubCategoryDialog subCategory={row} onClose={close} />
    )),
    deleteSubCategory: aboutRow(subCategories, (row, close) => (
      <DeletePlaceDialog
        of={subCategoryRecord}
        row={row}
        onDelete={deleteSubCategory}
        onClose={close}
        {...SUB_CATEGORY}
      />
    )),
  };
}

interface DeletionProps<Row> extends DeletionTexts {
  of: RecordSource<Row>;
  row: Row;
  onDelete: (id: Id) => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks before a category or a sub category is deleted, with what goes with it. */
function DeletePlaceDialog<Row extends { id: Id; title: string }>({ of, row, onDelete, ...asked }: DeletionProps<Row>) {
  return (
    <NotedDelete of={of} row={row}>
      {(noted) => <AlertingDelete {...noted} {...asked} about={row.title} onDelete={() => onDelete(row.id)} />}
    </NotedDelete>
  );
}
