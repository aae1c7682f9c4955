import { useSelector } from 'react-redux';
import { aboutRow, editedRow, type RenderDialog } from '@/screen/RowDialogs';
import {
  useDeleteCategoryMutation,
  useDeleteSubCategoryMutation,
  type Category,
  type SubCategory,
} from '@/services/categories';
import { GoesWith, titlesOf } from '@/screen/GoesWith';
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
  const [deleteCategory] = useDeleteCategoryMutation();
  const [deleteSubCategory] = useDeleteSubCategoryMutation();
  const subCategories = tree?.flatMap((category) => category.subCategories);
  return {
    addCategory: (close) => <AddCategoryDialog tree={tree ?? []} onClose={close} />,
    addDietCategory: (close) => <AddDietCategoryDialog tree={tree ?? []} onClose={close} />,
    editCategory: editedRow(tree, (row, close) => <EditCategoryDialog category={row} onClose={close} />),
    deleteCategory: aboutRow(tree, ({ id, title, subCategories: within }, close) => (
      <AlertingDelete
        title="Delete Category"
        text="Are you sure you want to delete this category?"
        about={title}
        onDelete={() => deleteCategory(id)}
        outcome={CATEGORY_DELETED}
        onClose={close}
      >
        <DishesOf subCategories={within} isWhole />
      </AlertingDelete>
    )),
    editSubCategory: editedRow(subCategories, (row, close) => (
      <EditSubCategoryDialog subCategory={row} onClose={close} />
    )),
    deleteSubCategory: aboutRow(subCategories, (row, close) => (
      <AlertingDelete
        title="Delete Subcategory"
        text="Are you sure you want to delete this subcategory?"
        about={row.title}
        onDelete={() => deleteSubCategory(row.id)}
        outcome={SUB_CATEGORY_DELETED}
        onClose={close}
      >
        <DishesOf subCategories={[row]} />
      </AlertingDelete>
    )),
  };
}

interface Props {
  /** Those that are deleted with their dishes. */
  subCategories: readonly SubCategory[];
  /** Whether a category is deleted, and they with it. */
  isWhole?: boolean;
}

/** The recipes and diet plans that are deleted with sub categories, as far as the person may see them. */
function DishesOf({ subCategories, isWhole }: Props) {
  const user = useSelector(selectUser);
  const may = (module: 'Recipes' | 'Diet Plans') => user !== null && mayOpen(user, { module });
  const recipes = useListRecipesQuery(undefined, { skip: !may('Recipes') });
  const plans = useListDietPlansQuery(undefined, { skip: !may('Diet Plans') });
  const ids = new Set<Id | null>(subCategories.map(({ id }) => id));
  const inIt = ({ subCategoryId, title }: { subCategoryId: Id | null; title: string }) =>
    ids.has(subCategoryId) ? title : null;
  return (
    <GoesWith
      parts={[
        ...(isWhole ? [{ one: 'sub category', titles: subCategories.map(({ title }) => title) }] : []),
        ...(may('Recipes') ? [{ one: 'recipe', titles: titlesOf(recipes, inIt) }] : []),
        ...(may('Diet Plans') ? [{ one: 'diet plan', titles: titlesOf(plans, inIt) }] : []),
      ]}
    />
  );
}
