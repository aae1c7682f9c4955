import { Initials } from '@/components/avatar/Initials';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';

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
