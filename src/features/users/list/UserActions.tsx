import { Capsule, Clipboard2Pulse, Fire, GraphUp, PersonSlash, Receipt, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { RowButton } from '@/components/table/RowButton';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { useActivation } from '../member/useActivation';
import { dialogOpened, type UsersDialog } from '../usersScreen';

/** Activates with one click. */
function ActivateButton({ user }: { user: User }) {
  const { activate, isBusy } = useActivation(user);
  return <RowButton label="Activate" isBusy={isBusy} onClick={activate} />;
}

/** A row's menu, and Activate for inactive users. */
export function UserActions({ user }: { user: User }) {
  const dispatch = useDispatch();
  const open = (kind: UsersDialog['kind']) => () => dispatch(dialogOpened({ kind, id: user.id }));
  const deactivate: MenuEntry = {
    label: 'Deactivate User',
    icon: <PersonSlash aria-hidden />,
    onSelect: open('deactivate'),
  };
  return (
    <>
      {!user.isActive && <ActivateButton user={user} />}
      <RowMenu
        label={`Actions for ${fullName(user) || user.email}`}
        items={[
          { label: 'Assessment', icon: <Clipboard2Pulse aria-hidden />, onSelect: open('assessment') },
          { label: 'Transaction', icon: <Receipt aria-hidden />, onSelect: open('transaction') },
          { label: 'Progress', icon: <GraphUp aria-hidden />, onSelect: open('progress') },
          { label: 'Update BMR', icon: <Fire aria-hidden />, onSelect: open('bmr') },
          { label: 'Assign Supplement', icon: <Capsule aria-hidden />, onSelect: open('supplements') },
          'divider',
          ...(user.isActive ? [deactivate] : []),
          { label: 'Delete User', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
        ]}
      />
    </>
  );
}
