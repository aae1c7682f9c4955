import { type ON_ENTRY } from '@/screen/onEntry';
import { useListCategoriesQuery } from '@/services/categories';
import { useListRecipesQuery } from '@/services/recipes';
import { type RecipesLists } from './recipesRows';

/** The lists of Recipes: as they are cached, or with `ON_ENTRY` loaded again. */
export function useRecipesLists(options?: typeof ON_ENTRY): RecipesLists {
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, options);
  const { data: recipes, isFetching: areRecipesLoading } = useListRecipesQuery(undefined, options);
  return { tree, recipes, isLoading: isTreeLoading || areRecipesLoading };
}
