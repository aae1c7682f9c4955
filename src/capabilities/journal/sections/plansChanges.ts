import { added, deletionsOf, edited, type Changes } from '../changes';
import { type SavePlan } from '@/services/plans';
import { planRecord } from '@/features/plans/planRecord';

/** How the journal describes the calls of Plans. */
export const changes = {
  savePlan: ({ id, ...values }: SavePlan) =>
    id === undefined ? added('plan', values.name, 'Plans') : edited(planRecord, id, values),
  deletePlan: deletionsOf(planRecord),
} satisfies Changes;
