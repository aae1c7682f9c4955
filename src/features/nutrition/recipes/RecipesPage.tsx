import { useDispatch, useSelector } from 'react-redux';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListRecipesQuery } from '@/services/recipes';
import { AddCategoryButton, AddRecipeButton } from './AddButtons';
import { CategoryPanel } from './CategoryPanel';
import { RecipesDialogs } from './RecipesDialogs';
import { RecipesExport } from './RecipesExport';
import { searchChanged, selectRecipesScreen, recipesScreen, recipesUrlFields } from './recipesScreen';

const ON_ENTRY = { refetchOnMountOrArgChange: true };

/** Recipes. Entering it loads tree and recipes again; what is already known stays on screen meanwhile. */
export function RecipesPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectRecipesScreen);
  const categories = useListCategoriesQuery(undefined, ON_ENTRY);
  const recipes = useListRecipesQuery(undefined, ON_ENTRY);
  const isLoading = categories.isFetching || recipes.isFetching;
  return (
    <>
      <div className="page-head">
        <RecipesExport tree={categories.data} recipes={recipes.data} />
        <AddCategoryButton className="push" />
        <AddRecipeButton />
      </div>
      <div className="with-search">
        <div className="search-row">
          <SearchBox
            value={search}
            onChange={(text) => dispatch(searchChanged(text))}
            placeholder="Search recipes..."
          />
        </div>
        <section className="grid tabs-gap" aria-label="Recipes" aria-busy={isLoading}>
          {categories.data && <CategoryPanel tree={categories.data} recipes={recipes.data} isLoading={isLoading} />}
          {!categories.data && isLoading && (
            <>
              <TabsSkeleton />
              <TabsSkeleton look="pills" />
              <CardSkeleton />
            </>
          )}
        </section>
      </div>
      <RecipesDialogs tree={categories.data} recipes={recipes.data} />
    </>
  );
}

export const screen = screenOf(RecipesPage, recipesScreen, recipesUrlFields);
