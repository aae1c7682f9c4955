import { PeopleFill, Upload } from 'react-bootstrap-icons';
import { AddButton } from '@/screen/AddButton';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { useListUsersQuery } from '@/services/users';
import { AddUserButton } from './list/AddUserButton';
import { useFoundUsers, TOTAL, UsersCard } from './UsersCard';
import { dialogOpened } from './usersScreen';
import { USERS } from './usersRooms';
import './users.scss';

const dialogs = lazyDialogs(
  '/users',
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './UsersDialogs')).UsersDialogs,
);

/** Nothing in it changes. */
const HEAD = (
  <ListHead lead={<p className="counter">{TOTAL}</p>}>
    <AddButton
      icon={Upload}
      label="Import"
      opens={dialogOpened({ kind: 'import' })}
      className="btn-outline-secondary"
    />
    <AddUserButton />
  </ListHead>
);

/** The Users screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
function UsersPage() {
  const { data: users, isFetching: isLoading } = useListUsersQuery(undefined, ON_ENTRY);
  const finding = useFoundUsers(users);
  const { found } = finding;
  return (
    <ListPage of={USERS} lists={{ users, found }} dialogs={dialogs}>
      {HEAD}
      <UsersCard {...finding} users={users} isLoading={isLoading} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: UsersPage,
  icon: PeopleFill,
  state: USERS,
};
