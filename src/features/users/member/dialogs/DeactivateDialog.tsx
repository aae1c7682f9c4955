import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeactivateUserMutation } from '@/services/users';
import { type UserDialogProps, UserLine } from '../../UserLine';

export function DeactivateDialog({ user, onClose }: UserDialogProps) {
  const [deactivate] = useDeactivateUserMutation();
  return (
    <ConfirmDialog
      title="Deactivate User"
      text="Are you sure you want to deactivate this user?"
      confirmLabel="Deactivate"
      onConfirm={() => saveOrTell(deactivate(user.id), onClose)}
      onClose={onClose}
    >
      <UserLine user={user} />
    </ConfirmDialog>
  );
}
