import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteUserMutation } from '@/services/users';
import { type UserDialogProps } from '../UsersDialogs';
import { UserLine } from './UserLine';

export function DeleteDialog({ user, onClose }: UserDialogProps) {
  const [deleteUser] = useDeleteUserMutation();
  const confirm = async () => {
    const { error } = await deleteUser(user.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete User"
      text="Are you sure you want to delete this user?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <UserLine user={user} />
    </ConfirmDialog>
  );
}
