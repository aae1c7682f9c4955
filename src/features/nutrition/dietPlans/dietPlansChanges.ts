import { deletionsOf, savesOf, type Changes } from '@/screen/journal/changes';
import { categoryChanges } from '../shared/dishChanges';
import { dietPlanRecord } from './dietPlanRecord';

/** How the journal describes the calls of Diet Plans. */
export const changes = {
  ...categoryChanges('Diet Plans'),
  createDietPlan: savesOf(dietPlanRecord, 'Diet Plans'),
  updateDietPlan: savesOf(dietPlanRecord, 'Diet Plans'),
  deleteDietPlan: deletionsOf(dietPlanRecord),
} satisfies Changes;
