import { FormDialog } from '@/screen/form/FormDialog';
import { type Category } from '@/services/categories';
import { useCreateDietPlanMutation } from '@/services/dietPlans';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { DietPlanFields } from './DietPlanFields';
import { dietPlanSchema, NEW_DIET_PLAN, toRequest, type DietPlanValues } from './dietPlanForm';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
  initialValues?: DietPlanValues;
}

/** §2 Add New Diet-Plan; `initialValues` for a copy. */
export function AddDietPlanDialog({ tree, onClose, initialValues = NEW_DIET_PLAN }: Props) {
  const [createDietPlan] = useCreateDietPlanMutation();
  const save = async (values: DietPlanValues) => {
    const { error } = await createDietPlan(toRequest(values));
    if (error) alertFailure(error, 'Failed to add diet plan. Please try again.');
    else closeAndAlert(onClose, 'Diet plan added successfully!');
  };
  return (
    <FormDialog
      title="Add New Diet-Plan"
      initialValues={initialValues}
      schema={dietPlanSchema}
      onSave={save}
      onClose={onClose}
    >
      <DietPlanFields tree={tree} />
    </FormDialog>
  );
}
