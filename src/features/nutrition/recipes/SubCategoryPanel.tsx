import { Folder, FolderPlus } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { AddButton } from '@/screen/AddButton';
import { type Category } from '@/services/categories';
import { TreeTabs } from '../categories/TreeTabs';
import { chosen } from '@/components/tabs/selection';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { RecipeCards } from './RecipeCards';
import { dialogOpened, selectRecipesScreen, subCategorySelected } from './recipesScreen';
import { type SortedRecipes } from './recipesView';

interface Props {
  category: Category;
  /** Undefined until the recipes are loaded. */
  shelves: SortedRecipes['bySubCategory'] | undefined;
}

const PANEL = 'recipe-sub-category';

/** The sub category tabs of a category, with the cards of the selected one. */
export function SubCategoryPanel({ category: { title, subCategories }, shelves }: Props) {
  const dispatch = useDispatch();
  const { subCategory: subCategoryId } = useSelector(selectRecipesScreen);
  useNeighbour(subCategories, subCategoryId, (id) => dispatch(subCategorySelected(id)));

  const subCategory = chosen(subCategories, subCategoryId);
  if (!subCategory)
    return (
      <EmptyState
        icon={<Folder aria-hidden />}
        title="No subcategories found"
        text={`Recipes go into a subcategory of ${title}.`}
        action={
          <AddButton icon={FolderPlus} opens={dialogOpened({ kind: 'addCategory' })} className="btn-outline-secondary">
            Add Category
          </AddButton>
        }
      />
    );
  const recipes = shelves?.get(subCategory.id);
  return (
    <>
      <TreeTabs
        label="Sub categories"
        look="pills"
        rows={subCategories}
        selected={subCategory.id}
        panelId={PANEL}
        onSelect={(id) => dispatch(subCategorySelected(id))}
        onEdit={(id) => dispatch(dialogOpened({ kind: 'editSubCategory', id }))}
        onDelete={(id) => dispatch(dialogOpened({ kind: 'deleteSubCategory', id }))}
      />
      <TabPanel id={PANEL} selected={String(subCategory.id)}>
        {recipes && <RecipeCards key={subCategory.id} label={subCategory.title} recipes={recipes} />}
      </TabPanel>
    </>
  );
}
