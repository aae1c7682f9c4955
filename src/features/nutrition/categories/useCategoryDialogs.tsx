import { useSelector } from 'react-redux';
import { aboutRow, editedRow, type RenderDialog } from '@/screen/RowDialogs';
import {
  useDeleteCategoryMutation,
  useDeleteSubCategoryMutation,
  useListCategoriesQuery,
  type Category,
  type SubCategory,
} from '@/services/categories';
import { GoesWith } from '@/screen/GoesWith';
import { ASKED, useAsked } from '@/screen/useAsked';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { type Id } from '@/services/http/decode';
import { useListRecipesQuery } from '@/services/recipes';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { AlertingDelete, type OutcomeTexts } from '../shared/outcome';
import { AddCategoryDialog } from './AddCategoryDialog';
import { AddDietCategoryDialog } from './AddDietCategoryDialog';
import { type CategoryDialog } from './categoryKinds';
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
  const { id, title, subCategories } = category;
  const { isHeld, parts, within } = useDishesOf(subCategories);
  return (
    <AlertingDelete
      title="Delete Category"
      text="Are you sure you want to delete this category?"
      about={title}
      onDelete={() => deleteCategory(id)}
      outcome={CATEGORY_DELETED}
      isHeld={isHeld}
      onClose={onClose}
    >
      <GoesWith dependents={[within, ...parts]} />
    </AlertingDelete>
  );
}

function DeleteSubCategoryDialog({ subCategory, onClose }: { subCategory: SubCategory; onClose: () => void }) {
  const [deleteSubCategory] = useDeleteSubCategoryMutation();
  const { isHeld, parts } = useDishesOf([subCategory]);
  return (
    <AlertingDelete
      title="Delete Subcategory"
      text="Are you sure you want to delete this subcategory?"
      about={subCategory.title}
      onDelete={() => deleteSubCategory(subCategory.id)}
      outcome={SUB_CATEGORY_DELETED}
      isHeld={isHeld}
      onClose={onClose}
    >
      <GoesWith dependents={parts} />
    </AlertingDelete>
  );
}

/** What is deleted with sub categories: they themselves, and their recipes and diet plans, as far as the person may see them. */
function useDishesOf(subCategories: readonly SubCategory[]) {
  const user = useSelector(selectUser);
  const may = (module: 'Recipes' | 'Diet Plans') => user !== null && mayOpen(user, { module });
  const tree = useListCategoriesQuery(undefined, ASKED);
  const recipes = useListRecipesQuery(undefined, { skip: !may('Recipes'), ...ASKED });
  const plans = useListDietPlansQuery(undefined, { skip: !may('Diet Plans'), ...ASKED });
  const { isHeld, dependentsOf } = useAsked([tree, recipes, plans]);
  const ids = new Set<Id | null>(subCategories.map(({ id }) => id));
  const inIt = ({ subCategoryId, title }: { subCategoryId: Id | null; title: string }) =>
    ids.has(subCategoryId) ? title : null;
  return {
    isHeld,
    within: dependentsOf('sub category', { ...tree, data: subCategories }, ({ title }) => title),
    parts: [
      ...(may('Recipes') ? [dependentsOf('recipe', recipes, inIt)] : []),
      ...(may('Diet Plans') ? [dependentsOf('diet plan', plans, inIt)] : []),
    ],
  };
}
