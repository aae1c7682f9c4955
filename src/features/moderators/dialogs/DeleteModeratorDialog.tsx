import { Initials } from '@/components/avatar/Initials';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteModeratorMutation, type Moderator } from '@/services/moderators';
import { nameOf } from '../moderatorsView';

export function DeleteModeratorDialog({ moderator, onClose }: { moderator: Moderator; onClose: () => void }) {
  const [deleteModerator] = useDeleteModeratorMutation();
  const confirm = async () => {
    const { error } = await deleteModerator(moderator.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Moderator"
      text="Are you sure you want to delete this moderator?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="user-line">
        <Initials name={nameOf(moderator)} />
        <span className="clip">
          <b>{nameOf(moderator)}</b> <span className="meta">{moderator.email}</span>
        </span>
      </p>
    </ConfirmDialog>
  );
}
