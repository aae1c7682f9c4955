import { Upload } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TabPanel } from '@/components/tabs/TabPanel';
import { useListUsersQuery } from '@/services/users';
import { AddUserButton } from './AddUserButton';
import { UsersDialogs } from './UsersDialogs';
import { UsersList } from './UsersList';
import { dialogOpened, selectUsersScreen } from './usersScreen';
import { UsersToolbar } from './UsersToolbar';

/** §2, §9: the label is a fixed number, not computed; the real count stands in the table's foot. */
const TOTAL_USERS = 1240;

const PANEL = 'users-panel';

/** §2 Users list. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function UsersPage() {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectUsersScreen);
  const { data: users, isFetching } = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <p className="counter">
          <span className="meta">Total Users</span> <b className="figures">{TOTAL_USERS.toLocaleString('en')}</b>
        </p>
        <button
          type="button"
          className="btn btn-outline-secondary push"
          onClick={() => dispatch(dialogOpened({ kind: 'import' }))}
        >
          <Upload aria-hidden />
          Import
        </button>
        <AddUserButton />
      </div>
      <section className="card" aria-label="Users" aria-busy={isFetching}>
        <UsersToolbar panelId={PANEL} />
        <TabPanel id={PANEL} selected={tab}>
          <UsersList users={users} isLoading={isFetching} />
        </TabPanel>
      </section>
      {users && <UsersDialogs users={users} />}
    </>
  );
}
