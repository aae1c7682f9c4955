import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type User } from '@/services/userTypes';
import { type BulkKind } from './bulk/bulkActions';
import { BulkDialog } from './bulk/BulkDialog';
import { AddUserDialog } from './dialogs/AddUserDialog';
import { AssessmentDialog } from './dialogs/AssessmentDialog';
import { BmrDialog } from './dialogs/BmrDialog';
import { DeactivateDialog } from './dialogs/DeactivateDialog';
import { DeleteDialog } from './dialogs/DeleteDialog';
import { ImportDialog } from './dialogs/ImportDialog';
import { ProgressDialog } from './dialogs/ProgressDialog';
import { SupplementsDialog } from './dialogs/SupplementsDialog';
import { TransactionDialog } from './dialogs/TransactionDialog';
import { selectedPlaces } from './selection/selection';
import { bulkClosed, dialogClosed, selectUsersScreen, type UsersDialog } from './usersScreen';
import { type Places } from './usersView';

export interface UserDialogProps {
  user: User;
  onClose: () => void;
}

const ABOUT_A_USER = {
  assessment: AssessmentDialog,
  transaction: TransactionDialog,
  progress: ProgressDialog,
  bmr: BmrDialog,
  supplements: SupplementsDialog,
  deactivate: DeactivateDialog,
  delete: DeleteDialog,
};

/** The dialog that stands open; a link to one about a user who is gone opens nothing. */
export function UsersDialogs({ users, found }: { users: readonly User[]; found: Places }) {
  const { dialog, bulk } = useSelector(selectUsersScreen);
  return (
    <>
      {dialog && <OpenUsersDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} users={users} />}
      {bulk && <OpenBulkDialog kind={bulk} users={users} found={found} />}
    </>
  );
}

function OpenUsersDialog({ dialog, users }: { dialog: UsersDialog; users: readonly User[] }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const isAboutAUser = dialog.kind !== 'import' && dialog.kind !== 'add';
  const user = isAboutAUser ? users.find(({ id }) => id === dialog.id) : undefined;
  const isGone = isAboutAUser && !user;
  useClosedIfGone(isGone, close);

  if (dialog.kind === 'import') return <ImportDialog onClose={close} />;
  if (dialog.kind === 'add') return <AddUserDialog onClose={close} />;
  const Dialog = ABOUT_A_USER[dialog.kind];
  return user && <Dialog user={user} onClose={close} />;
}

function OpenBulkDialog({ kind, users, found }: { kind: BulkKind; users: readonly User[]; found: Places }) {
  const dispatch = useDispatch();
  const { selection } = useSelector(selectUsersScreen);
  const selected = Array.from(selectedPlaces(users, found, selection), (place) => users[place]!);
  return <BulkDialog kind={kind} selected={selected} onClose={() => dispatch(bulkClosed())} />;
}
