import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteSupplementMutation } from '@/services/supplements';
import { type SupplementDialogProps } from '../SupplementsDialogs';

export function DeleteSupplementDialog({ supplement, onClose }: SupplementDialogProps) {
  const [deleteSupplement] = useDeleteSupplementMutation();
  const confirm = async () => {
    const { error } = await deleteSupplement(supplement.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Supplement"
      text="Are you sure you want to delete this supplement?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(supplement.title)}</p>
    </ConfirmDialog>
  );
}
