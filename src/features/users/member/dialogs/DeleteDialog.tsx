import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteUserMutation } from '@/services/users';
import { type UserDialogProps } from './userDialogProps';
import { UserLine } from '../../UserLine';

export function DeleteDialog({ user, onClose }: UserDialogProps) {
  const [deleteUser] = useDeleteUserMutation();
  return (
    <ConfirmDialog
      title="Delete User"
      text="Are you sure you want to delete this user?"
      confirmLabel="Delete"
      onConfirm={() => saveOrTell(deleteUser(user.id), onClose)}
      onClose={onClose}
    >
      <UserLine user={user} />
    </ConfirmDialog>
  );
}
