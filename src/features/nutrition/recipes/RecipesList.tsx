import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Loaded } from '@/lib/loaded';
import { SavedNote } from '@/screen/saved/SavedNote';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { TreeTabs } from '../categories/TreeTabs';
import { type Shelved } from '../categories/tree';
import { RecipeShelf, UnplacedRecipes } from './RecipeShelf';
import { categorySelected, selectRecipesScreen, subCategorySelected } from './recipesScreen';
import { shelvedRecipes, type RecipesLists } from './recipesRows';

const recipesSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesSaved')).RecipesSaved,
);

/** Tabs and cards, as far as they are loaded. After a failed first load of one of the lists its part stays blank. */
export function RecipesList({ tree, recipes, isLoading }: RecipesLists) {
  return (
    <section className="grid tabs-gap dishes" aria-label="Recipes" aria-busy={isLoading}>
      {tree && <RecipesByCategory tree={tree} recipes={recipes} isLoading={isLoading} />}
      {!tree && isLoading && (
        <>
          <TabsSkeleton />
          <TabsSkeleton look="pills" />
          <CardSkeleton />
        </>
      )}
    </section>
  );
}

const PANEL = 'recipe-category';

/** The category tabs with the recipes of the selected one. */
function RecipesByCategory({ tree, recipes, isLoading }: RecipesLists & { tree: readonly Category[] }) {
  const dispatch = useDispatch();
  const { category: chosenId, saved } = useSelector(selectRecipesScreen);
  const shelves = useMemo(() => recipes && shelvedRecipes(recipes, tree), [recipes, tree]);
  return (
    <>
      <TreeTabs
        label="Categories"
        level="Category"
        rows={tree}
        chosenId={chosenId}
        panelId={PANEL}
        onSelect={(id) => dispatch(categorySelected(id))}
        adds="addCategory"
      >
        {(category) => (
          <TabPanel id={PANEL} selected={String(category.id)} className="grid tabs-gap">
            <SavedNote of={recipesSaved} props={saved && recipes && { saved, tree, recipes }} />
            <RecipesBySubCategory key={category.id} category={category} shelves={shelves} />
            {!shelves && isLoading && <CardSkeleton />}
          </TabPanel>
        )}
      </TreeTabs>
      {/* Not while one list is newer than the other: recipes deleted with their category would show up here. */}
      {shelves && !isLoading && <UnplacedRecipes recipes={shelves.unplaced} />}
    </>
  );
}

const SUB_PANEL = 'recipe-sub-category';

interface CategoryProps {
  category: Category;
  shelves: Loaded<Shelved<Recipe>>;
}

/** The sub category tabs of a category, with the cards of the selected one. */
function RecipesBySubCategory({ category: { title, subCategories }, shelves }: CategoryProps) {
  const dispatch = useDispatch();
  const { subCategory: chosenId } = useSelector(selectRecipesScreen);
  return (
    <TreeTabs
      label="Sub categories"
      level="SubCategory"
      rows={subCategories}
      chosenId={chosenId}
      panelId={SUB_PANEL}
      onSelect={(id) => dispatch(subCategorySelected(id))}
      adds="addCategory"
      hint={`Recipes go into a subcategory of ${title}.`}
    >
      {({ id, title: label }) => (
        <TabPanel id={SUB_PANEL} selected={String(id)}>
          {shelves && <RecipeShelf key={id} label={label} recipes={shelves.bySubCategory.get(id)!} />}
        </TabPanel>
      )}
    </TreeTabs>
  );
}
