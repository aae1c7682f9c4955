import { type Loaded } from '@/lib/loaded';
import { ON_ENTRY } from '@/screen/onEntry';
import { categoriesApi, type Category } from '@/services/categories';
import { recipesApi, type Recipe } from '@/services/recipes';
import { type RecipesLists } from './recipesRows';

const { listCategories } = categoriesApi.endpoints;
const { listRecipes } = recipesApi.endpoints;

interface Listed<Row> {
  data?: Loaded<readonly Row[]>;
  isFetching: boolean;
}

const listsOf = (tree: Listed<Category>, recipes: Listed<Recipe>): RecipesLists => ({
  tree: tree.data,
  recipes: recipes.data,
  isLoading: tree.isFetching || recipes.isFetching,
});

/** The lists of Recipes, which entering the section loads again. */
export const useRecipesOnEntry = () =>
  listsOf(listCategories.useQuery(undefined, ON_ENTRY), listRecipes.useQuery(undefined, ON_ENTRY));

/** The lists of Recipes as its page has loaded them. */
export const useRecipesLists = () => listsOf(listCategories.useQueryState(), listRecipes.useQueryState());
