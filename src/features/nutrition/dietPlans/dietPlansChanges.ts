import {
  added,
  addedInRound,
  deleted,
  deletedInRound,
  editedForGood,
  editedInRound,
  recordKind,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { dietPlansApi, invalidateDietPlans, type DietPlan, type UpdateDietPlan } from '@/services/dietPlans';
import { type Id } from '@/services/http/decode';
import { categoryChanges, dishKind, storedOf } from '../shared/dishChanges';

const { listDietPlans, editDietPlanOneOfMany } = dietPlansApi.endpoints;

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
  restore: (id, values) => editDietPlanOneOfMany.initiate({ ...values, id, images: [] }),
  afterRound: invalidateDietPlans,
});

/** How the journal describes the calls of Diet Plans. */
export const dietPlansChanges = {
  ...categoryChanges('Diet Plans'),
  createDietPlan: ({ title }: { title: string }) => added('diet plan', title, 'Diet Plans'),
  addDietPlanOneOfMany: ({ title }: { title: string }) => addedInRound('diet plan', title, 'Diet Plans'),
  updateDietPlan: ({ title }: { title: string }) => editedForGood('diet plan', title, 'Diet Plans'),
  editDietPlanOneOfMany: ({ id, ...set }: UpdateDietPlan) => editedInRound(dietPlan, id, set, 'Changed '),
  deleteDietPlan: (id: Id, find: Find) => deleted('diet plan', dietPlan, find(dietPlan, id)),
  deleteDietPlanOneOfMany: (id: Id, find: Find) => deletedInRound('diet plan', dietPlan, find(dietPlan, id)),
} satisfies Changes;
