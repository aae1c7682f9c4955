import { Capsule, Clipboard2Pulse, Fire, GraphUp, PersonSlash, Receipt, Trash } from 'react-bootstrap-icons';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { type User } from '@/services/userTypes';
import { type UsersDialog } from './usersScreen';

/** §2 Users list: the row's action menu; Deactivate User only for active users. */
export function userMenu(user: User, open: (dialog: UsersDialog) => void): MenuEntry[] {
  const about = (kind: UsersDialog['kind']) => () => open({ kind, id: user.id });
  return [
    { label: 'Assessment', icon: <Clipboard2Pulse aria-hidden />, onSelect: about('assessment') },
    { label: 'Transaction', icon: <Receipt aria-hidden />, onSelect: about('transaction') },
    { label: 'Progress', icon: <GraphUp aria-hidden />, onSelect: about('progress') },
    { label: 'Update BMR', icon: <Fire aria-hidden />, onSelect: about('bmr') },
    { label: 'Assign Supplement', icon: <Capsule aria-hidden />, onSelect: about('supplements') },
    'divider',
    ...(user.isActive
      ? [{ label: 'Deactivate User', icon: <PersonSlash aria-hidden />, onSelect: about('deactivate') }]
      : []),
    { label: 'Delete User', icon: <Trash aria-hidden />, onSelect: about('delete'), tone: 'danger' },
  ];
}
