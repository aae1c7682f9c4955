import {
  added,
  addedInRound,
  deleted,
  editedForGood,
  recordSource,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { dietPlansApi } from '@/services/dietPlans';
import { type Id } from '@/services/http/decode';
import { categoryChanges } from '../categories/categoryChanges';

const dietPlan = recordSource({
  endpoint: dietPlansApi.endpoints.listDietPlans,
  rows: (plans) => plans,
  name: ({ title }) => title,
});

/** How the journal describes the calls of Diet Plans. */
export const dietPlansChanges = {
  ...categoryChanges('Diet Plans'),
  createDietPlan: ({ title }: { title: string }) => added('diet plan', title, 'Diet Plans'),
  addDietPlanOneOfMany: ({ title }: { title: string }) => addedInRound('diet plan', title, 'Diet Plans'),
  updateDietPlan: ({ title }: { title: string }) => editedForGood('diet plan', title, 'Diet Plans'),
  deleteDietPlan: (id: Id, find: Find) => deleted('diet plan', dietPlan, find(dietPlan, id)),
} satisfies Changes;
