import { countOf } from '@/components/format/number';
import { type Checkup } from '@/screen/checks/finding';
import { makeChecks } from '@/screen/checks/makeChecks';
import { remember } from '@/screen/checks/remember';
import { type DietPlansLists } from '../dietPlans/dietPlansRows';
import { DIET_PLAN_REASONS, dietPlanSteps } from './dietPlanSteps';

const makeCheckup = remember((plans: DietPlansLists['plans'], tree: DietPlansLists['tree']): Checkup => ({
  path: '/diet-plans',
  label: 'Diet Plans',
  reasons: DIET_PLAN_REASONS,
  steps: plans && tree && (() => dietPlanSteps(plans, tree)),
  checked: plans && tree ? [countOf(plans.length, 'diet plan')] : [],
}));

export const dietPlansChecks = makeChecks(({ plans, tree }: DietPlansLists) => makeCheckup(plans, tree));
