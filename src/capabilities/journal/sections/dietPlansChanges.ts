import { deletionsOf, savesOf, type Changes } from '../changes';
import { categoryChanges } from './categoriesChanges';
import { dietPlanRecord } from '@/features/nutrition/dietPlans/dietPlanRecord';

/** How the journal describes the calls of Diet Plans. */
export const changes = {
  ...categoryChanges('Diet Plans'),
  createDietPlan: savesOf(dietPlanRecord, 'Diet Plans'),
  updateDietPlan: savesOf(dietPlanRecord, 'Diet Plans'),
  deleteDietPlan: deletionsOf(dietPlanRecord),
} satisfies Changes;
