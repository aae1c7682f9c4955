import { PlusLg, Upload } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { useListUsersQuery } from '@/services/users';
import { UsersDialogs } from './UsersDialogs';
import { UsersList } from './UsersList';
import { dialogOpened } from './usersScreen';
import { UsersToolbar } from './UsersToolbar';

/** §2, §9: the label is a fixed number, not computed; the real count stands in the table's foot. */
const TOTAL_USERS = 1240;

const PANEL = 'users-panel';

/** §2 Users list. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function UsersPage() {
  const dispatch = useDispatch();
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
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => dispatch(dialogOpened({ kind: 'add' }))}
        >
          <PlusLg aria-hidden />
          Add user
        </button>
      </div>
      <section className="card" aria-busy={isFetching}>
        <UsersToolbar panelId={PANEL} />
        <UsersList users={users} isLoading={isFetching} panelId={PANEL} />
      </section>
      {users && <UsersDialogs users={users} />}
    </>
  );
}
