import { useSelector } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { type Checkup } from '@/screen/checks/finding';
import { makeChecks } from '@/screen/checks/makeChecks';
import { remember } from '@/screen/checks/remember';
import { dietPlansApi } from '@/services/dietPlans';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { type RecipesLists } from '../recipes/recipesRows';
import { RECIPE_REASONS, recipeSteps, type RecipeLists } from './recipeSteps';

const makeCheckup = remember(
  (recipes: RecipesLists['recipes'], tree: RecipesLists['tree'], plans: RecipeLists['plans']): Checkup => {
    const subCategories = tree?.flatMap((category) => category.subCategories) ?? [];
    return {
      path: '/recipes',
      label: 'Recipes',
      reasons: RECIPE_REASONS,
      steps: recipes && tree && (() => recipeSteps({ recipes, tree, plans })),
      checked:
        recipes && tree ? [countOf(recipes.length, 'recipe'), `${figure(subCategories.length)} sub categories`] : [],
    };
  },
);

/** The diet plans fill sub categories too; the page asks for them. */
function useCheckup({ recipes, tree }: RecipesLists, isPage: boolean): Checkup {
  const user = useSelector(selectUser);
  const maySeePlans = user !== null && mayOpen(user, { module: 'Diet Plans' });
  dietPlansApi.useListDietPlansQuery(undefined, { skip: !isPage || !maySeePlans });
  const { data: plans } = dietPlansApi.endpoints.listDietPlans.useQueryState(undefined);
  return makeCheckup(recipes, tree, maySeePlans ? plans : null);
}

export const recipesChecks = makeChecks(useCheckup);
