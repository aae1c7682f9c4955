import { useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { type Checkup } from '@/screen/checks/finding';
import { makeChecks } from '@/screen/checks/makeChecks';
import { remember } from '@/screen/checks/remember';
import { type Category } from '@/services/categories';
import { dietPlansApi } from '@/services/dietPlans';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { type Recipe } from '@/services/recipes';
import { viewSelected } from '../recipes/recipesScreen';
import { subCategoryCount } from './dishSteps';
import { RECIPE_REASONS, recipeSteps, type RecipeLists } from './recipeSteps';

interface Lists {
  /** Both undefined until their first load succeeded. */
  tree: readonly Category[] | undefined;
  recipes: readonly Recipe[] | undefined;
  isLoading: boolean;
}

const makeCheckup = remember(
  (recipes: Lists['recipes'], tree: Lists['tree'], plans: RecipeLists['plans']): Checkup => ({
    path: '/recipes',
    label: 'Recipes',
    reasons: RECIPE_REASONS,
    steps: recipes && tree && (() => recipeSteps({ recipes, tree, plans })),
    checked: recipes && tree ? [countOf(recipes.length, 'recipe'), subCategoryCount(tree)] : [],
  }),
);

/** The diet plans fill sub categories too; the page asks for them. */
function useCheckup({ recipes, tree }: Lists, isPage: boolean): Checkup {
  const user = useSelector(selectUser);
  const maySeePlans = user !== null && mayOpen(user, { module: 'Diet Plans' });
  dietPlansApi.useListDietPlansQuery(undefined, { skip: !isPage || !maySeePlans });
  const { data: plans } = dietPlansApi.endpoints.listDietPlans.useQueryState(undefined);
  return makeCheckup(recipes, tree, maySeePlans ? plans : null);
}

export const recipesChecks = makeChecks(useCheckup, viewSelected('checks'));
