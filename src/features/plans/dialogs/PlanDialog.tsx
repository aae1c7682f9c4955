import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { plansApi, useSavePlanMutation, type Plan } from '@/services/plans';
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
  const guard = useEditGuard({
    noun: 'plan',
    endpoint: plansApi.endpoints.listPlans,
    find: (plans) => findValues(plans, plan?.id, toValues),
    newSchema: planSchema,
  });
  const save = (values: PlanValues, { close, asNew }: Saving) =>
    saveOrTell(savePlan(toRequest(values, asNew ? undefined : plan?.id)), close);
  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Create New Plan'}
      initialValues={initialValues}
      schema={planSchema}
      guard={plan && guard}
      onSave={save}
      onClose={onClose}
    >
      <PlanFields />
    </FormDialog>
  );
}
