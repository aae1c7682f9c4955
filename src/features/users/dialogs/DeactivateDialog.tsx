import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeactivateUserMutation } from '@/services/users';
import { type UserDialogProps } from '../UsersDialogs';
import { UserLine } from './UserLine';

export function DeactivateDialog({ user, onClose }: UserDialogProps) {
  const [deactivate] = useDeactivateUserMutation();
  const confirm = async () => {
    const { error } = await deactivate(user.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Deactivate User"
      text="Are you sure you want to deactivate this user?"
      confirmLabel="Deactivate"
      onConfirm={confirm}
      onClose={onClose}
    >
      <UserLine user={user} />
    </ConfirmDialog>
  );
}
