import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { ListSearch } from '@/screen/list/ListSearch';
import { ON_ENTRY } from '@/screen/onEntry';
import { useListCategoriesQuery } from '@/services/categories';
import { useListRecipesQuery } from '@/services/recipes';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { RecipesList } from './RecipesList';
import { dialogOpened, recipesScreen } from './recipesScreen';
import { useRecipesExport } from './useRecipesExport';
import { lazyDialogs } from '@/screen/lazyDialogs';

const dialogs = lazyDialogs(
  '/recipes',
  async () => (await import(/* webpackChunkName: "recipes-dialogs" */ './RecipesDialogs')).RecipesDialogs,
);

/** The Recipes screen. Entering it refetches tree and recipes; cached data stays on screen meanwhile. */
function RecipesPage() {
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, ON_ENTRY);
  const { data: recipes, isFetching: areRecipesLoading } = useListRecipesQuery(undefined, ON_ENTRY);
  const lists = { tree, recipes, isLoading: isTreeLoading || areRecipesLoading };
  const exported = useRecipesExport(lists);
  return (
    <ListPage of={recipesScreen} lists={lists} dialogs={dialogs}>
      <ListHead>
        <AddButton
          icon={FolderPlus}
          label="Add Category"
          opens={dialogOpened({ kind: 'addCategory' })}
          className="btn-outline-secondary"
        />
        <AddButton icon={PlusLg} label="Add Recipe" opens={dialogOpened({ kind: 'add' })} className="btn-primary" />
      </ListHead>
      <OverList rows={tree && recipes && exported.rows} />
      <div className="with-search">
        <ListSearch placeholder="Search recipes..." exported={[exported]} />
        <RecipesList {...lists} />
      </div>
    </ListPage>
  );
}

export const screen: Screen = { Page: RecipesPage, state: recipesScreen };
