import { useDispatch, useSelector } from 'react-redux';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { TreeTabs } from '../categories/TreeTabs';
import { chosen } from '../shared/selection';
import { useNeighbour } from '../shared/useNeighbour';
import { RecipeCards } from './RecipeCards';
import { dialogOpened, selectRecipesScreen, subCategorySelected } from './recipesScreen';

interface Props {
  category: Category;
  recipes: readonly Recipe[] | undefined;
  isLoading: boolean;
}

const PANEL = 'recipe-sub-category';

/** The sub category tabs of a category and the cards of the selected one; without sub categories the cards alone. */
export function SubCategoryPanel({ category, recipes, isLoading }: Props) {
  const dispatch = useDispatch();
  const { subCategory: subCategoryId } = useSelector(selectRecipesScreen);
  const { subCategories } = category;
  useNeighbour(subCategories, subCategoryId, (id) => dispatch(subCategorySelected(id)));

  const subCategory = chosen(subCategories, subCategoryId);
  const cards = (
    <RecipeCards
      key={`${category.id} ${subCategory?.id}`}
      category={category}
      subCategory={subCategory}
      recipes={recipes}
      isLoading={isLoading}
    />
  );
  if (!subCategory) return cards;
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
        {cards}
      </TabPanel>
    </>
  );
}
