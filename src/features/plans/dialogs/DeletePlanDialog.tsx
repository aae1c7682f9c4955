import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeletePlanMutation, type Plan } from '@/services/plans';

export function DeletePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [deletePlan] = useDeletePlanMutation();
  return (
    <ConfirmDialog
      title="Delete Plan"
      text="Are you sure you want to delete this plan?"
      confirmLabel="Delete"
      onConfirm={() => saveOrTell(deletePlan(plan.id), onClose)}
      onClose={onClose}
    >
      <p className="about">{titleOf(plan.name)}</p>
    </ConfirmDialog>
  );
}
