import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Moderator, useDeleteModeratorMutation } from '@/services/moderators';
import { selectUser } from '@/services/session/sessionState';
import { Initials } from '@/components/avatar/Initials';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { ModeratorDialog } from './dialogs/ModeratorDialog';
import { type ModeratorsDialog } from './moderatorsScreen';
import { isAdministrator, nameOf } from './moderatorsRows';

/** The open dialog of the moderators' screen. A link to delete oneself opens nothing. */
export function ModeratorsDialogs({ moderators }: { moderators: Loaded<readonly Moderator[]> }) {
  const ownId = useSelector(selectUser)?.id;
  const others = moderators?.filter(({ id }) => id !== ownId);
  return (
    <RowDialogs<ModeratorsDialog>
      kinds={{
        add: (close) => <ModeratorDialog onClose={close} />,
        edit: editedRow(moderators, (moderator, close) => <ModeratorDialog moderator={moderator} onClose={close} />),
        delete: aboutRow(others, (moderator, close) => <DeleteModeratorDialog moderator={moderator} onClose={close} />),
      }}
    />
  );
}

function DeleteModeratorDialog({ moderator, onClose }: { moderator: Moderator; onClose: () => void }) {
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
