import { Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { Loaded } from '@/components/lazy/Loaded';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { RowButton } from '@/components/table/RowButton';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { useActivations } from '../useActivations';
import { dialogOpened, type UsersDialog } from '../usersScreen';
import { type UserMenuIconProps } from './UserMenuIcon';

/** They come with the dialogs that the menu opens, after the page. */
export const userMenuIcon = lazyComponent<UserMenuIconProps>(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './UserMenuIcon')).UserMenuIcon,
);

/** Activates with one click. */
function ActivateButton({ user }: { user: User }) {
  const { activate, busy } = useActivations();
  return <RowButton label="Activate" isBusy={busy.has(user.id)} onClick={() => void activate(user.id)} />;
}

/** A row's menu, and Activate for inactive users. */
export function UserActions({ user }: { user: User }) {
  const dispatch = useDispatch();
  const open = (kind: UsersDialog['kind']) => () => dispatch(dialogOpened({ kind, id: user.id }));
  const entry = (kind: UserMenuIconProps['of'], label: string): MenuEntry => ({
    label,
    icon: <Loaded of={userMenuIcon} props={{ of: kind }} waiting={<svg className="bi" width="1em" height="1em" />} />,
    onSelect: open(kind),
  });
  return (
    <>
      {!user.isActive && <ActivateButton user={user} />}
      <RowMenu
        label={`Actions for ${fullName(user) || user.email}`}
        items={[
          entry('assessment', 'Assessment'),
          entry('transaction', 'Transaction'),
          entry('progress', 'Progress'),
          entry('bmr', 'Update BMR'),
          entry('supplements', 'Assign Supplement'),
          'divider',
          ...(user.isActive ? [entry('deactivate', 'Deactivate User')] : []),
          { label: 'Delete User', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
        ]}
      />
    </>
  );
}
