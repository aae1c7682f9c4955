import { countOf } from '@/components/format/number';
import { type Checkup, editAt, strong, toAdd, toEdit, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { remember } from '../remember';
import { titleOf } from '@/components/format/title';
import { PICTURE, type Base } from '../media';
import { alsoAs, DOUBLE } from '../sameText';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { dishSteps, GONE, sameContent } from './dishSteps';
import { ENERGY, UNREADABLE } from './energyReasons';

const KCAL: Reason = {
  key: 'kcal',
  title: 'Kcal options that nobody can read',
  text: 'Members do not find the plan under an amount of kcal.',
};

const DIET_PLAN_REASONS = [ENERGY, UNREADABLE, KCAL, DOUBLE, PICTURE, GONE];

/** Checks the diet plans, one in each step. */
export const dietPlanSteps = (plans: readonly DietPlan[], tree: readonly Category[]) =>
  dishSteps({
    noun: 'diet plan',
    dishes: plans,
    tree,
    shelfOf: ({ subCategoryId, mealType }) => `${subCategoryId} ${mealType}`,
    contentOf: ({ ingredients, cookingSteps, kcal }) => sameContent(ingredients, cookingSteps, kcal.join(',')),
    doubleOf: ({ title }) => alsoAs(titleOf(title)),
    ownSteps: kcalSteps,
  });

function* kcalSteps({ id, kcal, otherKcal }: DietPlan, base: Base): Generator<Step> {
  if (otherKcal.length > 0)
    yield {
      ...base,
      reason: KCAL.key,
      said: [strong(`“${otherKcal.join(', ')}”`), ' is among the kcal options'],
      act: toEdit('kcal', base.name, editAt('kcal', id)),
    };
  else if (kcal.length === 0)
    yield {
      ...base,
      reason: KCAL.key,
      said: ['No kcal option was stored'],
      act: toAdd('kcal', base.name, editAt('kcal', id)),
    };
}

const makeCheckup = remember((plans: DietPlansLists['plans'], tree: DietPlansLists['tree']): Checkup => ({
  path: '/diet-plans',
  label: 'Diet Plans',
  reasons: DIET_PLAN_REASONS,
  steps: plans && tree && (() => dietPlanSteps(plans, tree)),
  checked: plans && tree ? [countOf(plans.length, 'diet plan')] : [],
}));

export const dietPlansChecks = makeChecks(({ plans, tree }: DietPlansLists) => makeCheckup(plans, tree));
