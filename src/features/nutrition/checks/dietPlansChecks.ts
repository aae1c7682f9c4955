import { countOf } from '@/components/format/number';
import { type Checkup } from '@/screen/checks/finding';
import { makeChecks } from '@/screen/checks/makeChecks';
import { remember } from '@/screen/checks/remember';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { viewSelected } from '../dietPlans/dietPlansScreen';
import { DIET_PLAN_REASONS, dietPlanSteps } from './dietPlanSteps';

interface Lists {
  /** Both undefined until their first load succeeded. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
  isLoading: boolean;
}

const makeCheckup = remember((plans: Lists['plans'], tree: Lists['tree']): Checkup => ({
  path: '/diet-plans',
  label: 'Diet Plans',
  reasons: DIET_PLAN_REASONS,
  steps: plans && tree && (() => dietPlanSteps(plans, tree)),
  checked: plans && tree ? [countOf(plans.length, 'diet plan')] : [],
}));

export const dietPlansChecks = makeChecks(({ plans, tree }: Lists) => makeCheckup(plans, tree), viewSelected('checks'));
