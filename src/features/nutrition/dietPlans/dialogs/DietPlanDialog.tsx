import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { type Category } from '@/services/categories';
import { useCreateDietPlanMutation, useUpdateDietPlanMutation, type DietPlan } from '@/services/dietPlans';
import { useStoredFile } from '@/services/media/useStoredFile';
import { copyOf } from '../../shared/dishForm';
import { saveAndAlert } from '../../shared/outcome';
import { DietPlanFields } from './DietPlanFields';
import { DIET_PLAN_FAILURES, dietPlanSchema, toRequest, toValues, type DietPlanValues } from './dietPlanForm';
import { dietPlanRecord } from '../dietPlanRecord';

interface Props {
  tree: readonly Category[];
  initialValues: DietPlanValues;
  /** The plan to edit; without one a new plan is created. */
  plan?: DietPlan;
  onClose: () => void;
}

const ADDED = {
  success: 'Diet plan added successfully!',
  failure: DIET_PLAN_FAILURES.add,
};
const UPDATED = {
  success: 'Diet plan updated successfully!',
  failure: DIET_PLAN_FAILURES.edit,
};

/** Saving keeps stored kcal values that are not numbers. */
export function DietPlanDialog({ tree, initialValues, plan, onClose }: Props) {
  const [createDietPlan] = useCreateDietPlanMutation();
  const [updateDietPlan] = useUpdateDietPlanMutation();
  const noted = useSavedNote(dietPlanRecord);
  const guard = useEditGuard({
    of: dietPlanRecord,
    id: plan?.id,
    toValues: (row) => toValues(row, tree),
    newSchema: dietPlanSchema,
    together: [['category', 'subCategory']],
  });
  const save = (values: DietPlanValues, { close, asNew }: Saving) => {
    const edited = asNew ? undefined : plan;
    const request = toRequest(values);
    const change = noted(edited?.id, () =>
      edited ? updateDietPlan({ ...request, id: edited.id, otherKcal: values.otherKcal }) : createDietPlan(request),
    );
    return saveAndAlert(change, close, edited ? UPDATED : ADDED);
  };
  return (
    <FormDialog
      title={plan ? 'Edit Diet-Plan' : 'Add New Diet-Plan'}
      initialValues={initialValues}
      schema={dietPlanSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <DietPlanFields tree={tree} plan={plan} />
    </FormDialog>
  );
}

/** Adds a copy of a plan. It opens when the picture is loaded, so that an untouched copy counts as unchanged. */
export function DuplicateDietPlanDialog({ plan, tree, onClose }: Required<Omit<Props, 'initialValues'>>) {
  const image = useStoredFile(plan.image, 'image');
  if (image === undefined) return null;
  return <DietPlanDialog tree={tree} initialValues={copyOf(toValues(plan, tree), image)} onClose={onClose} />;
}
