import { FormDialog } from '@/screen/form/FormDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { type Id } from '@/services/http/decode';
import { useSavePlanMutation, type Plan } from '@/services/plans';
import { PlanFields } from './PlanFields';
import { NEW_PLAN, planSchema, toCopy, toRequest, toValues, type PlanValues } from './planForm';

interface AboutAPlan {
  plan: Plan;
  onClose: () => void;
}

export const CreatePlanDialog = ({ onClose }: { onClose: () => void }) => (
  <PlanDialog title="Create New Plan" initialValues={NEW_PLAN} onClose={onClose} />
);

export const EditPlanDialog = ({ plan, onClose }: AboutAPlan) => (
  <PlanDialog title="Edit Plan" id={plan.id} initialValues={toValues(plan)} onClose={onClose} />
);

export const DuplicatePlanDialog = ({ plan, onClose }: AboutAPlan) => (
  <PlanDialog title="Create New Plan" initialValues={toCopy(plan)} onClose={onClose} />
);

interface Props {
  title: string;
  /** The id of the plan to edit; without one a plan is created. */
  id?: Id;
  initialValues: PlanValues;
  onClose: () => void;
}

function PlanDialog({ title, id, initialValues, onClose }: Props) {
  const [savePlan] = useSavePlanMutation();
  const save = (values: PlanValues) => saveOrTell(savePlan(toRequest(values, id)), onClose);
  return (
    <FormDialog title={title} initialValues={initialValues} schema={planSchema} onSave={save} onClose={onClose}>
      <PlanFields />
    </FormDialog>
  );
}
