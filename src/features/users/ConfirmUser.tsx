import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { type UserDialogProps, UserLine } from './UserLine';

interface Props extends UserDialogProps {
  verb: 'Activate' | 'Deactivate' | 'Delete';
  tone?: 'primary';
  onConfirm: () => unknown;
}

/** Asks before something is done to a user. */
export const ConfirmUser = ({ user, verb, tone, onConfirm, onClose }: Props) => (
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
