import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteGroupMutation } from '@/services/community';
import { type Group } from '@/services/communityTypes';

export function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [deleteGroup] = useDeleteGroupMutation();
  const confirm = () => saveOrTell(deleteGroup(group.id), onClose);
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
