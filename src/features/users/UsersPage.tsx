import { useEffect } from 'react';
import { Upload } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { TabPanel } from '@/components/tabs/TabPanel';
import { screenOf } from '@/screen/section';
import { useListUsersQuery } from '@/services/users';
import { type User } from '@/services/userTypes';
import { AddUserButton } from './AddUserButton';
import { SelectionBar } from './selection/SelectionBar';
import { useFoundUsers } from './useFoundUsers';
import { UsersDialogs } from './UsersDialogs';
import { UsersExport } from './UsersExport';
import { UsersList } from './UsersList';
import { bulkClosed, dialogOpened, selectUsersScreen, usersScreen, usersUrlFields } from './usersScreen';
import { UsersToolbar } from './UsersToolbar';

/** The label is a fixed number, as specified; the real count stands in the table's foot. */
const TOTAL_USERS = 1240;

/** In the page's head, and on a phone beside Sort by. */
const TOTAL = (
  <>
    <span className="meta">Total Users</span> <b className="figures">{figure(TOTAL_USERS)}</b>
  </>
);

const PANEL = 'users-panel';
const NOBODY: readonly User[] = [];

/** Entering it loads the list again; rows already known stay on screen meanwhile. */
export function UsersPage() {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectUsersScreen);
  const { data: users, isFetching } = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = users ?? NOBODY;
  const found = useFoundUsers(known);
  // The address does not hold this dialog: it must not stand open when the section is entered again.
  useEffect(() => () => void dispatch(bulkClosed()), [dispatch]);
  return (
    <>
      <div className="page-head">
        <p className="counter">{TOTAL}</p>
        <UsersExport users={users} />
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
      <section className="card users fits" aria-label="Users" aria-busy={isFetching}>
        <div className="toolbar-place">
          <UsersToolbar panelId={PANEL} />
          <SelectionBar users={known} found={found} />
        </div>
        <TabPanel id={PANEL} selected={tab}>
          <UsersList users={users} found={found} isLoading={isFetching} count={TOTAL} />
        </TabPanel>
      </section>
      {users && <UsersDialogs users={users} found={found} />}
    </>
  );
}

export const screen = screenOf(UsersPage, usersScreen, usersUrlFields);
