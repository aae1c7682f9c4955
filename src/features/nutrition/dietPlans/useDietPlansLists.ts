import { type Loaded } from '@/lib/loaded';
import { ON_ENTRY } from '@/screen/onEntry';
import { categoriesApi, type Category } from '@/services/categories';
import { dietPlansApi, type DietPlan } from '@/services/dietPlans';
import { type DietPlansLists } from './dietPlansRows';

const { listCategories } = categoriesApi.endpoints;
const { listDietPlans } = dietPlansApi.endpoints;

interface Listed<Row> {
  data?: Loaded<readonly Row[]>;
  isFetching: boolean;
}

const listsOf = (tree: Listed<Category>, plans: Listed<DietPlan>): DietPlansLists => ({
  tree: tree.data,
  plans: plans.data,
  isLoading: tree.isFetching || plans.isFetching,
});

/** The lists of Diet plans, which entering the section loads again. */
export const useDietPlansOnEntry = () =>
  listsOf(listCategories.useQuery(undefined, ON_ENTRY), listDietPlans.useQuery(undefined, ON_ENTRY));

/** The lists of Diet plans as its page has loaded them. */
export const useDietPlansLists = () => listsOf(listCategories.useQueryState(), listDietPlans.useQueryState());
