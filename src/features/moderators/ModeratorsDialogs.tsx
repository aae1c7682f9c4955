import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Moderator } from '@/services/moderators';
import { selectUser } from '@/services/session/sessionState';
import { DeleteModeratorDialog } from './dialogs/DeleteModeratorDialog';
import { ModeratorDialog } from './dialogs/ModeratorDialog';
import { dialogClosed, selectModeratorsScreen, type ModeratorsDialog } from './moderatorsScreen';

interface Props {
  /** Undefined until the first load went through. */
  moderators: readonly Moderator[] | undefined;
}

const ABOUT_A_MODERATOR = { edit: ModeratorDialog, delete: DeleteModeratorDialog };

/** The dialog that stands open; a link to one about a moderator who is gone, or to delete oneself, opens nothing. */
export function ModeratorsDialogs({ moderators }: Props) {
  const { dialog } = useSelector(selectModeratorsScreen);
  return dialog && <OpenDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} moderators={moderators} />;
}

function OpenDialog({ dialog, moderators }: Props & { dialog: ModeratorsDialog }) {
  const dispatch = useDispatch();
  const ownId = useSelector(selectUser)?.id;
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const moderator = moderators?.find(({ id }) => id === dialog.id && !(kind === 'delete' && id === ownId));
  useClosedIfGone(Boolean(kind !== 'add' && moderators && !moderator), close);

  if (kind === 'add') return <ModeratorDialog onClose={close} />;
  const Dialog = ABOUT_A_MODERATOR[kind];
  return moderator && <Dialog moderator={moderator} onClose={close} />;
}
