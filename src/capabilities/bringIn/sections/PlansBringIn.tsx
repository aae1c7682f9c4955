import { PlanFields } from '@/features/plans/dialogs/PlanDialog';
import { toRequest } from '@/features/plans/dialogs/planForm';
import { planRecord } from '@/features/plans/planRecord';
import { plansApi } from '@/services/plans';
import { recordBringIn } from '../recordBringIn';
import { PLAN_KIND, plansHere } from './planKind';

export const PlansBringIn = recordBringIn({
  kind: PLAN_KIND,
  record: planRecord,
  hereOf: plansHere,
  add: (values) => plansApi.endpoints.savePlan.initiate({ ...toRequest(values), inRound: true }),
  Fields: PlanFields,
});
