import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeletePlanMutation, type Plan } from '@/services/plans';

export function DeletePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [deletePlan] = useDeletePlanMutation();
  const confirm = async () => {
    const { error } = await deletePlan(plan.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Plan"
      text="Are you sure you want to delete this plan?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(plan.name)}</p>
    </ConfirmDialog>
  );
}
