import { useMemo, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { type Loaded } from '@/lib/loaded';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { NoFolders } from '@/screen/EmptyList';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { TreeTabs } from '../categories/TreeTabs';
import { categorySelected, dialogOpened, selectRecipesScreen } from './recipesScreen';
import { sortRecipes } from './recipesView';
import { SubCategoryPanel } from './SubCategoryPanel';
import { RecipeGrid } from './RecipeGrid';
import { useFoundRecipes } from './useFoundRecipes';

interface Props {
  tree: readonly Category[];
  recipes: Loaded<readonly Recipe[]>;
  isLoading: boolean;
}

const PANEL = 'recipe-category';

const recipesSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesSaved')).RecipesSaved,
);

/** The category tabs with the recipes of the selected one. After a failed first load there are no cards. */
export function CategoryPanel({ tree, recipes, isLoading }: Props) {
  const dispatch = useDispatch();
  const { category: categoryId, saved } = useSelector(selectRecipesScreen);
  const sorted = useMemo(() => recipes && sortRecipes(recipes, tree), [recipes, tree]);
  useNeighbour(tree, categoryId, (id) => dispatch(categorySelected(id)));

  const category = chosen(tree, categoryId);
  return (
    <>
      {category ? (
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
            <SavedNote of={recipesSaved} props={saved && recipes && { saved, tree, recipes }} />
            <SubCategoryPanel key={category.id} category={category} tree={tree} sorted={sorted} />
            {!sorted && isLoading && <CardSkeleton />}
          </TabPanel>
        </>
      ) : (
        <NoFolders title="No categories found" add="Add Category" opens={dialogOpened({ kind: 'addCategory' })} />
      )}
      {/* Not while one list is newer than the other: recipes deleted with their category would show up here. */}
      {sorted && !isLoading && <UnplacedRecipes recipes={sorted.unplaced} />}
    </>
  );
}

const TITLE = 'Without a sub category';

/** Recipes whose sub category is deleted. They have no tab, but can be moved to another sub category by Edit. */
function UnplacedRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const headingId = useId();
  const { search, found } = useFoundRecipes(recipes);
  if (found.length === 0) return null;
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{TITLE}</h2>
      <RecipeGrid label={TITLE} recipes={found} search={search} />
    </section>
  );
}
