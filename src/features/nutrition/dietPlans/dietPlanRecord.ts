import { recordKind } from '@/screen/record/record';
import { dietPlansApi, invalidateDietPlans, type DietPlan } from '@/services/dietPlans';
import { dishRecord, storedOf } from '../shared/dishRecord';

const { listDietPlans, updateDietPlan, deleteDietPlan } = dietPlansApi.endpoints;

/** A diet plan without its pictures, which no call puts back. */
export const dietPlanRecord = recordKind({
  ...dishRecord,
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
  required: [...dishRecord.required, 'cookingSteps', 'mealType', 'kcal'],
  labels: { ...dishRecord.labels, cookingSteps: 'Cooking steps', mealType: 'Meal type', kcal: 'Kcal' },
  save: (id, values, _arg, inRound) => updateDietPlan.initiate({ ...values, id, images: [], inRound }),
  remove: (id) => deleteDietPlan.initiate({ id, inRound: true }),
  afterRound: invalidateDietPlans,
});
