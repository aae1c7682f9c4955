import { FormDialog } from '@/screen/form/FormDialog';
import { useUpdateDietPlanMutation } from '@/services/dietPlans';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { type PlanDialogProps } from './planDialogProps';
import { DietPlanFields } from './DietPlanFields';
import { dietPlanSchema, toFormValues, toRequest, type DietPlanValues } from './dietPlanForm';

/** Saving keeps stored kcal values that are no numbers. */
export function EditDietPlanDialog({ plan, tree, onClose }: PlanDialogProps) {
  const [updateDietPlan] = useUpdateDietPlanMutation();
  const save = async (values: DietPlanValues) => {
    const { error } = await updateDietPlan({ ...toRequest(values), id: plan.id, otherKcal: plan.otherKcal });
    if (error) alertFailure(error, 'Failed to update diet plan. Please try again.');
    else closeAndAlert(onClose, 'Diet plan updated successfully!');
  };
  return (
    <FormDialog
      title="Edit Diet-Plan"
      initialValues={toFormValues(plan, tree)}
      schema={dietPlanSchema}
      onSave={save}
      onClose={onClose}
    >
      <DietPlanFields tree={tree} plan={plan} />
    </FormDialog>
  );
}
