import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { Gone } from '@/screen/RowDialogs';
import { FormDialog } from '@/screen/form/FormDialog';
import { type Category } from '@/services/categories';
import { dietPlansApi, useCreateDietPlanMutation } from '@/services/dietPlans';
import { useStoredFile } from '@/services/media/useStoredFile';
import { recordSaved } from '../dietPlansScreen';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { type Gap } from '../matrix/gap';
import { DietPlanFields } from './DietPlanFields';
import { dietPlanSchema, toCopy, toFill, toRequest, type DietPlanValues } from './dietPlanForm';
import { type PlanDialogProps } from './planDialogProps';

interface Props {
  tree: readonly Category[];
  onClose: () => void;
  initialValues: DietPlanValues;
}

export function AddDietPlanDialog({ tree, onClose, initialValues }: Props) {
  const [createDietPlan] = useCreateDietPlanMutation();
  const noted = useSavedNote({ endpoint: dietPlansApi.endpoints.listDietPlans, rows: (all) => all, recordSaved });
  const save = async (values: DietPlanValues) => {
    const { error } = await noted(undefined, () => createDietPlan(toRequest(values)));
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

/** Filled in with the sub category and the kcal of a gap; closed if there is no such sub category. */
export function FillGapDialog({ gap, tree, onClose }: Omit<Props, 'initialValues'> & { gap: Gap | null }) {
  const values = gap && toFill(gap, tree);
  return values ? (
    <AddDietPlanDialog tree={tree} onClose={onClose} initialValues={values} />
  ) : (
    <Gone onClose={onClose} />
  );
}

/** Filled in with a copy of the plan. It opens when the picture is loaded, so that an untouched copy counts as unchanged. */
export function DuplicateDietPlanDialog({ plan, tree, onClose }: PlanDialogProps) {
  const image = useStoredFile(plan.image, 'image');
  if (image === undefined) return null;
  return <AddDietPlanDialog tree={tree} onClose={onClose} initialValues={toCopy(plan, tree, image)} />;
}
