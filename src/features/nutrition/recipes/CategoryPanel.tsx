import { Folder } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { TreeTabs } from '../categories/TreeTabs';
import { chosen } from '../shared/selection';
import { useNeighbour } from '../shared/useNeighbour';
import { AddCategoryButton } from './AddButtons';
import { categorySelected, dialogOpened, selectRecipesScreen } from './recipesScreen';
import { SubCategoryPanel } from './SubCategoryPanel';

interface Props {
  /** Undefined until the first load went through. */
  tree: readonly Category[] | undefined;
  recipes: readonly Recipe[] | undefined;
  isLoading: boolean;
}

const PANEL = 'recipe-category';
const NO_TREE: readonly Category[] = [];

/** The category tabs and what is under the selected one. After a failed first load the place stays blank. */
export function CategoryPanel({ tree, recipes, isLoading }: Props) {
  const dispatch = useDispatch();
  const { category: categoryId } = useSelector(selectRecipesScreen);
  useNeighbour(tree ?? NO_TREE, categoryId, (id) => dispatch(categorySelected(id)));

  if (!tree) return isLoading && <CardSkeleton />;
  const category = chosen(tree, categoryId);
  if (!category)
    return <EmptyState icon={<Folder aria-hidden />} title="No categories found" action={<AddCategoryButton />} />;
  return (
    <>
      <TreeTabs
        label="Categories"
        look="tabs"
        rows={tree}
        selected={category.id}
        panelId={PANEL}
        onSelect={(id) => dispatch(categorySelected(id))}
        onEdit={(id) => dispatch(dialogOpened({ kind: 'editCategory', id }))}
        onDelete={(id) => dispatch(dialogOpened({ kind: 'deleteCategory', id }))}
      />
      <TabPanel id={PANEL} selected={String(category.id)} className="grid tabs-gap">
        <SubCategoryPanel category={category} recipes={recipes} isLoading={isLoading} />
      </TabPanel>
    </>
  );
}
