import { useStoredFile } from '@/services/media/useStoredFile';
import { type PlanDialogProps } from './aboutAPlan';
import { AddDietPlanDialog } from './AddDietPlanDialog';
import { toCopy } from './dietPlanForm';

/** The add dialog with a copy of the plan. It opens once its picture is there, so that a copied form counts as unchanged. */
export function DuplicateDietPlanDialog({ plan, tree, onClose }: PlanDialogProps) {
  const image = useStoredFile(plan.image, 'image');
  if (image === undefined) return null;
  return <AddDietPlanDialog tree={tree} onClose={onClose} initialValues={toCopy(plan, tree, image)} />;
}
