import { Initials } from '@/components/avatar/Initials';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeactivateUserMutation } from '@/services/users';

export interface UserDialogProps {
  user: User;
  onClose: () => void;
}

/** The user that a dialog is about, or a line of a list. */
export function UserLine({ user }: { user: User }) {
  return (
    <p className="user-line">
      <Initials name={fullName(user)} />
      <span className="clip">
        <b>{fullName(user)}</b> <span className="meta">{user.email}</span>
      </span>
    </p>
  );
}

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
  const confirm = () => saveOrTell(deactivate(user.id), onClose);
  return <ConfirmUser user={user} verb="Deactivate" onConfirm={confirm} onClose={onClose} />;
}
