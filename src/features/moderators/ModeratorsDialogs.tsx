import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Moderator } from '@/services/moderators';
import { selectUser } from '@/services/session/sessionState';
import { DeleteModeratorDialog } from './dialogs/DeleteModeratorDialog';
import { ModeratorDialog } from './dialogs/ModeratorDialog';
import { type ModeratorsDialog } from './moderatorsScreen';

interface Props {
  moderators: Loaded<readonly Moderator[]>;
}

/** The open dialog of the moderators' screen. A link to delete oneself opens nothing. */
export function ModeratorsDialogs({ moderators }: Props) {
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
