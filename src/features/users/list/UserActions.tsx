import { useDispatch } from 'react-redux';
import { type MenuItem } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { RowButton } from '@/components/table/RowButton';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { useActivations } from '../useActivations';
import { dialogOpened, type UsersDialog } from '../usersScreen';

/** Activates with one click. */
function ActivateButton({ user }: { user: User }) {
  const { activate, busy } = useActivations();
  return <RowButton label="Activate" isBusy={busy.has(user.id)} onClick={() => void activate(user.id)} />;
}

/** A row's menu, and Activate for inactive users. */
export function UserActions({ user }: { user: User }) {
  const dispatch = useDispatch();
  const open = (kind: UsersDialog['kind']) => () => dispatch(dialogOpened({ kind, id: user.id }));
  const deactivate: MenuItem[] = user.isActive
    ? [{ label: 'Deactivate User', icon: 'PersonSlash', onSelect: open('deactivate') }]
    : [];
  return (
    <>
      {!user.isActive && <ActivateButton user={user} />}
      <RowMenu
        label={`Actions for ${fullName(user) || user.email}`}
        items={[
          { label: 'Assessment', icon: 'Clipboard2Pulse', onSelect: open('assessment') },
          { label: 'Transaction', icon: 'Receipt', onSelect: open('transaction') },
          { label: 'Progress', icon: 'GraphUp', onSelect: open('progress') },
          { label: 'Update BMR', icon: 'Fire', onSelect: open('bmr') },
          { label: 'Assign Supplement', icon: 'Capsule', onSelect: open('supplements') },
          'divider',
          ...deactivate,
          { label: 'Delete User', icon: 'Trash', onSelect: open('delete'), tone: 'danger' },
        ]}
      />
    </>
  );
}
