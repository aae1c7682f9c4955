import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteHelpContentMutation } from '@/services/howToUse';
import { type ContentDialogProps } from '../HowToUseDialogs';

/** §2 Confirm Delete. */
export function DeleteContentDialog({ content, onClose }: ContentDialogProps) {
  const [deleteContent] = useDeleteHelpContentMutation();
  const confirm = async () => {
    const { error } = await deleteContent(content.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Confirm Delete"
      text="Are you sure you want to delete this content? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(content.title)}</p>
    </ConfirmDialog>
  );
}
