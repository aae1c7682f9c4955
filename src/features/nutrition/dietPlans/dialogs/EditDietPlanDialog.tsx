import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { dietPlansApi, useCreateDietPlanMutation, useUpdateDietPlanMutation } from '@/services/dietPlans';
import { recordSaved } from '../dietPlansScreen';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { type PlanDialogProps } from './planDialogProps';
import { DietPlanFields } from './DietPlanFields';
import { dietPlanSchema, toFormValues, toRequest, type DietPlanValues } from './dietPlanForm';

const ADDED = {
  success: 'Diet plan added successfully!',
  failure: 'Failed to add diet plan. Please try again.',
};
const UPDATED = {
  success: 'Diet plan updated successfully!',
  failure: 'Failed to update diet plan. Please try again.',
};

/** Saving keeps stored kcal values that are not numbers. */
export function EditDietPlanDialog({ plan, tree, onClose }: PlanDialogProps) {
  const [updateDietPlan] = useUpdateDietPlanMutation();
  const [createDietPlan] = useCreateDietPlanMutation();
  const noted = useSavedNote({ endpoint: dietPlansApi.endpoints.listDietPlans, rows: (all) => all, recordSaved });
  const guard = useEditGuard({
    noun: 'diet plan',
    endpoint: dietPlansApi.endpoints.listDietPlans,
    find: (plans) => findValues(plans, plan.id, (row) => toFormValues(row, tree)),
    newSchema: dietPlanSchema,
    together: [['category', 'subCategory']],
  });
  const save = async (values: DietPlanValues, { close, asNew }: Saving) => {
    const request = toRequest(values);
    const { error } = await noted(asNew ? undefined : plan.id, () =>
      asNew ? createDietPlan(request) : updateDietPlan({ ...request, id: plan.id, otherKcal: values.otherKcal }),
    );
    const { success, failure } = asNew ? ADDED : UPDATED;
    if (error) alertFailure(error, failure);
    else closeAndAlert(close, success);
  };
  return (
    <FormDialog
      title="Edit Diet-Plan"
      initialValues={toFormValues(plan, tree)}
      schema={dietPlanSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <DietPlanFields tree={tree} plan={plan} />
    </FormDialog>
  );
}
