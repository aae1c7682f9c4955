import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard, type EditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { plansApi, useSavePlanMutation, type Plan } from '@/services/plans';
import { PlanFields } from './PlanFields';
import { NEW_PLAN, planSchema, toCopy, toRequest, toValues, type PlanValues } from './planForm';

interface AboutAPlan {
  plan: Plan;
  onClose: () => void;
}

export const CreatePlanDialog = ({ onClose }: { onClose: () => void }) => (
  <PlanDialog title="Create New Plan" initialValues={NEW_PLAN} onClose={onClose} />
);

export function EditPlanDialog({ plan, onClose }: AboutAPlan) {
  const guard = useEditGuard({
    noun: 'plan',
    endpoint: plansApi.endpoints.listPlans,
    find: (plans) => findValues(plans, plan.id, toValues),
    newSchema: planSchema,
  });
  return <PlanDialog title="Edit Plan" id={plan.id} initialValues={toValues(plan)} guard={guard} onClose={onClose} />;
}

export const DuplicatePlanDialog = ({ plan, onClose }: AboutAPlan) => (
  <PlanDialog title="Create New Plan" initialValues={toCopy(plan)} onClose={onClose} />
);

interface Props {
  title: string;
  /** The id of the plan to edit; without one a plan is created. */
  id?: Id;
  initialValues: PlanValues;
  guard?: EditGuard<PlanValues>;
  onClose: () => void;
}

function PlanDialog({ id, ...dialog }: Props) {
  const [savePlan] = useSavePlanMutation();
  const save = (values: PlanValues, { close, asNew }: Saving) =>
    saveOrTell(savePlan(toRequest(values, asNew ? undefined : id)), close);
  return (
    <FormDialog {...dialog} schema={planSchema} onSave={save}>
      <PlanFields />
    </FormDialog>
  );
}
