import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { useDeleteGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { failureMessage } from '@/services/http/errors';

export function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [deleteGroup] = useDeleteGroupMutation();
  const confirm = async () => {
    const { error } = await deleteGroup(group.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Confirm Delete Group"
      text="Are you sure you want to delete this group?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(group.title)}</p>
    </ConfirmDialog>
  );
}
