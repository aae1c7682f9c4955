import { deletionsOf, recordKind, savesOf, type Changes } from '@/screen/journal/changes';
import { dietPlansApi, invalidateDietPlans, type DietPlan } from '@/services/dietPlans';
import { categoryChanges, dishKind, storedOf } from '../shared/dishChanges';

const { listDietPlans, updateDietPlan } = dietPlansApi.endpoints;

/** A diet plan without its pictures, which no call puts back. */
export const dietPlan = recordKind({
  ...dishKind,
  endpoint: listDietPlans,
  rows: (plans) => plans,
  noun: 'diet plan',
  values: ({ mealType, cookingSteps, kcal, otherKcal, ...dish }: DietPlan) => ({
    ...storedOf(dish),
    mealType,
    cookingSteps,
    kcal,
    otherKcal,
  }),
  needs: [...dishKind.needs, 'cookingSteps', 'mealType', 'kcal'],
  labels: { ...dishKind.labels, cookingSteps: 'Cooking steps', mealType: 'Meal type', kcal: 'Kcal' },
  restore: (id, values, _arg, inRound) => updateDietPlan.initiate({ ...values, id, images: [], inRound }),
  afterRound: invalidateDietPlans,
});

/** How the journal describes the calls of Diet Plans. */
export const dietPlansChanges = {
  ...categoryChanges('Diet Plans'),
  createDietPlan: savesOf(dietPlan, 'Diet Plans'),
  updateDietPlan: savesOf(dietPlan, 'Diet Plans'),
  deleteDietPlan: deletionsOf(dietPlan),
} satisfies Changes;
