import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeactivateUserMutation } from '@/services/users';
import { UserLine, type UserDialogProps } from './UserLine';

interface ConfirmProps extends UserDialogProps {
  verb: 'Activate' | 'Deactivate' | 'Delete';
  tone?: 'primary';
  onConfirm: () => unknown;
}

/** Asks before something is done to a user. */
export const ConfirmUser = ({ user, verb, tone, onConfirm, onClose }: ConfirmProps) => (
  <ConfirmDialog
    title={`${verb} User`}
    text={`Are you sure you want to ${verb.toLowerCase()} this user?`}
    confirmLabel={verb}
    tone={tone}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <UserLine user={user} />
  </ConfirmDialog>
);

export function DeactivateDialog({ user, onClose }: UserDialogProps) {
  const [deactivate] = useDeactivateUserMutation();
  const confirm = () => saveOrTell(deactivate({ id: user.id }), onClose);
  return <ConfirmUser user={user} verb="Deactivate" onConfirm={confirm} onClose={onClose} />;
}
