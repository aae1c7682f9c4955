import { countOf } from '@/components/format/number';
import { editAt, findingOf, strong, toAdd, toEdit, type Base, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { titleOf } from '@/components/format/title';
import { PICTURE } from '../media';
import { alsoAs, DOUBLE } from '../sameText';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { dietPlanRecord } from '@/features/nutrition/dietPlans/dietPlanRecord';
import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { dishSteps, GONE, sameContent } from './dishSteps';
import { ENERGY, UNREADABLE } from './energyReasons';

const KCAL: Reason = {
  key: 'kcal',
  title: 'Kcal options that nobody can read',
  text: 'Members do not find the plan under an amount of kcal.',
};

/** Checks the diet plans, one in each step. */
export const dietPlanSteps = (plans: readonly DietPlan[], tree: readonly Category[]) =>
  dishSteps({
    record: dietPlanRecord,
    dishes: plans,
    tree,
    shelfOf: ({ subCategoryId, mealType }) => `${subCategoryId} ${mealType}`,
    contentOf: ({ ingredients, cookingSteps, kcal }) => sameContent(ingredients, cookingSteps, kcal.join(',')),
    doubleOf: ({ title }) => alsoAs(titleOf(title)),
    ownSteps: kcalSteps,
  });

function* kcalSteps({ id, kcal, otherKcal }: DietPlan, base: Base): Generator<Step> {
  const query = editAt('kcal', id);
  if (otherKcal.length > 0) {
    const said = [strong(`“${otherKcal.join(', ')}”`), ' is among the kcal options'];
    yield findingOf(base, KCAL, said, toEdit('kcal', base.name, query));
  } else if (kcal.length === 0)
    yield findingOf(base, KCAL, ['No kcal option was stored'], toAdd('kcal', base.name, query));
}

export const dietPlansChecks = makeChecks(({ plans, tree }: DietPlansLists) => [plans, tree], {
  reasons: [ENERGY, UNREADABLE, KCAL, DOUBLE, PICTURE, GONE],
  steps: dietPlanSteps,
  checked: (plans) => [countOf(plans.length, dietPlanRecord.noun)],
});
