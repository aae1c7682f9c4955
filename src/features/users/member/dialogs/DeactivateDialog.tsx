import { saveOrTell } from '@/screen/saveOrTell';
import { useDeactivateUserMutation } from '@/services/users';
import { ConfirmUser } from '../../ConfirmUser';
import { type UserDialogProps } from '../../UserLine';

export function DeactivateDialog({ user, onClose }: UserDialogProps) {
  const [deactivate] = useDeactivateUserMutation();
  const confirm = () => saveOrTell(deactivate(user.id), onClose);
  return <ConfirmUser user={user} verb="Deactivate" onConfirm={confirm} onClose={onClose} />;
}
