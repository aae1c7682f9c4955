import { type ON_ENTRY } from '@/screen/onEntry';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { type DietPlansLists } from './dietPlansRows';

/** The lists of Diet plans: as they are cached, or with `ON_ENTRY` loaded again. */
export function useDietPlansLists(options?: typeof ON_ENTRY): DietPlansLists {
  const { data: plans, isFetching: arePlansLoading } = useListDietPlansQuery(undefined, options);
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, options);
  return { plans, tree, isLoading: arePlansLoading || isTreeLoading };
}
