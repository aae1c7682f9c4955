import { Initials } from '@/components/avatar/Initials';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteModeratorMutation, type Moderator } from '@/services/moderators';
import { isAdministrator, nameOf } from '../moderatorsView';

export function DeleteModeratorDialog({ moderator, onClose }: { moderator: Moderator; onClose: () => void }) {
  const [deleteModerator] = useDeleteModeratorMutation();
  return (
    <ConfirmDialog
      title="Delete Moderator"
      text="Are you sure you want to delete this moderator?"
      confirmLabel="Delete"
      onConfirm={() => saveOrTell(deleteModerator(moderator.id), onClose)}
      onClose={onClose}
    >
      <p className="user-line">
        <Initials name={nameOf(moderator)} />
        <span className="clip">
          <b>{nameOf(moderator)}</b> <span className="meta">{moderator.email}</span>
        </span>
      </p>
      {isAdministrator(moderator) && (
        <p className="soft">
          {`The role ${moderator.role} may open every section. It is lost with the account: this panel cannot give it to another one.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
