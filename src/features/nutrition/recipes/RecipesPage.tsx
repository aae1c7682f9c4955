import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListRecipesQuery } from '@/services/recipes';
import { RecipesList } from './RecipesList';
import { RecipesChips, RecipesViewButton } from './RecipesViews';
import {
  dialogClosed,
  dialogOpened,
  recipesScreen,
  recipesUrlFields,
  searchChanged,
  selectRecipesScreen,
  viewSelected,
} from './recipesScreen';

const recipesDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs,
);

const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ '../checks/recipesChecks')).recipesChecks,
);

/** The Recipes screen. Entering it refetches tree and recipes; cached data stays on screen meanwhile. */
export function RecipesPage() {
  const { view, search, dialog } = useSelector(selectRecipesScreen);
  const categories = useListCategoriesQuery(undefined, ON_ENTRY);
  const recipes = useListRecipesQuery(undefined, ON_ENTRY);
  const isLoading = categories.isFetching || recipes.isFetching;
  const lists = { tree: categories.data, recipes: recipes.data, isLoading };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={lists} section="Recipes" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            <ChecksLinkPart of={checks} lists={lists} />
            <div className="page-actions push">
              <AddButton
                icon={FolderPlus}
                opens={dialogOpened({ kind: 'addCategory' })}
                className="btn-outline-secondary"
              >
                Add Category
              </AddButton>
              <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Add Recipe
              </AddButton>
            </div>
          </div>
          <RecipesChips {...lists} />
          <div className="with-search">
            <SearchRow value={search} changed={searchChanged} placeholder="Search recipes...">
              <RecipesViewButton {...lists}>
                <ChecksLinkPart of={checks} lists={lists} />
              </RecipesViewButton>
            </SearchRow>
            <section className="grid tabs-gap dishes" aria-label="Recipes" aria-busy={isLoading}>
              <RecipesList {...lists} />
            </section>
          </div>
        </>
      )}
      <ScreenDialogs of={recipesDialogs} props={lists} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  RecipesPage,
  recipesScreen,
  recipesUrlFields,
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './recipesChanges')).recipesChanges,
);
