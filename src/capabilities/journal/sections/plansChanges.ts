import { deletionsOf, editsOf, type Changes } from '../changes';
import { planRecord } from '@/features/plans/planRecord';

/** How the journal describes the calls of Plans. */
export const changes = {
  savePlan: editsOf(planRecord, 'Plans'),
  deletePlan: deletionsOf(planRecord),
} satisfies Changes;
