import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useDeleteDietPlanMutation } from '@/services/dietPlans';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { titleOf } from '@/components/format/title';
import { type PlanDialogProps } from './planDialogProps';

export function DeleteDietPlanDialog({ plan, onClose }: Omit<PlanDialogProps, 'tree'>) {
  const [deleteDietPlan] = useDeleteDietPlanMutation();
  const confirm = async () => {
    const { error } = await deleteDietPlan(plan.id);
    if (error) alertFailure(error, 'Failed to delete diet plan. Please try again.');
    else closeAndAlert(onClose, 'Diet plan deleted successfully!');
  };
  return (
    <ConfirmDialog
      title="Delete Diet Plan"
      text="Are you sure you want to delete this diet plan?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(plan.title)}</p>
    </ConfirmDialog>
  );
}
