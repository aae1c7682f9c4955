import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { findValues } from '@/screen/saveGuard/useEditGuard';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { plansApi, useSavePlanMutation, type Plan } from '@/services/plans';
import { recordSaved } from '../plansScreen';
import { PlanFields } from './PlanFields';
import { planSchema, toRequest, toValues, type PlanValues } from './planForm';

interface Props {
  initialValues: PlanValues;
  /** The plan to edit; without one a plan is created. */
  plan?: Plan;
  onClose: () => void;
}

export function PlanDialog({ initialValues, plan, onClose }: Props) {
  const [savePlan] = useSavePlanMutation();
  const noted = useSavedNote({ endpoint: plansApi.endpoints.listPlans, rows: (all) => all, recordSaved });
  const saving = useGuardedSave({
    id: plan?.id,
    noun: 'plan',
    endpoint: plansApi.endpoints.listPlans,
    find: (plans) => findValues(plans, plan?.id, toValues),
    newSchema: planSchema(),
    send: (values: PlanValues, id) => noted(id, () => savePlan(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Create New Plan'}
      initialValues={initialValues}
      schema={planSchema(plan)}
      onClose={onClose}
      {...saving}
    >
      <PlanFields />
    </FormDialog>
  );
}
