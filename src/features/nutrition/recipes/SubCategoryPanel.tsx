import { useDispatch, useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { type Loaded } from '@/lib/loaded';
import { NoFolders } from '@/screen/EmptyList';
import { type Category } from '@/services/categories';
import { TreeTabs } from '../categories/TreeTabs';
import { RecipeCards } from './RecipeCards';
import { dialogOpened, selectRecipesScreen, subCategorySelected } from './recipesScreen';
import { placesOf, type SortedRecipes } from './recipesView';

interface Props {
  category: Category;
  tree: readonly Category[];
  sorted: Loaded<SortedRecipes>;
}

const PANEL = 'recipe-sub-category';

/** The sub category tabs of a category, with the cards of the selected one. */
export function SubCategoryPanel({ category: { title, subCategories }, tree, sorted }: Props) {
  const dispatch = useDispatch();
  const { subCategory: subCategoryId } = useSelector(selectRecipesScreen);
  useNeighbour(subCategories, subCategoryId, (id) => dispatch(subCategorySelected(id)));

  const subCategory = chosen(subCategories, subCategoryId);
  if (!subCategory)
    return (
      <NoFolders
        title="No subcategories found"
        text={`Recipes go into a subcategory of ${title}.`}
        add="Add Category"
        opens={dialogOpened({ kind: 'addCategory' })}
      />
    );
  const recipes = sorted?.bySubCategory.get(subCategory.id);
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
        {sorted && recipes && (
          <RecipeCards
            key={subCategory.id}
            label={subCategory.title}
            recipes={recipes}
            findElsewhere={(search) => placesOf(tree, sorted, search)}
          />
        )}
      </TabPanel>
    </>
  );
}
