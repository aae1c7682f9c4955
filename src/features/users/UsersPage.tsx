import { useEffect, useMemo } from 'react';
import { Upload } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { whenIdle } from '@/components/lazy/whenIdle';
import { TabPanel } from '@/components/tabs/TabPanel';
import { AddButton } from '@/screen/AddButton';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { screenOf } from '@/screen/section';
import { useListUsersQuery } from '@/services/users';
import { type User } from '@/services/userTypes';
import { AddUserButton } from './AddUserButton';
import { SelectionBar } from './selection/SelectionBar';
import { UsersList } from './UsersList';
import { bulkClosed, dialogClosed, dialogOpened, selectUsersScreen, usersScreen, usersUrlFields } from './usersScreen';
import { UsersToolbar } from './UsersToolbar';
import { USERS_EXPORT, usersOf } from './usersView';
import { usersIndex } from './usersIndex';
import './users.scss';

/** A fixed number on purpose (docs/behaviour.md); the table's foot has the real count. */
const TOTAL_USERS = 1240;

/** Shown in the page header, and on a phone beside Sort by. */
const TOTAL = (
  <>
    <span className="meta">Total Users</span> <b className="figures">{figure(TOTAL_USERS)}</b>
  </>
);

const PANEL = 'users-panel';

const usersDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './UsersDialogs')).UsersDialogs,
);
const usersBulkDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './UsersDialogs')).UsersBulkDialogs,
);
const closeBulk = () => bulkClosed();

/** The Users screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function UsersPage() {
  const dispatch = useDispatch();
  const { tab, dialog, bulk } = useSelector(selectUsersScreen);
  const { data: users, isFetching } = useListUsersQuery(undefined, ON_ENTRY);
  const found = useFoundUsers(users);
  // The address does not name this dialog, so entering the section again must not open it.
  useEffect(() => () => void dispatch(bulkClosed()), [dispatch]);
  return (
    <>
      <div className="page-head">
        <p className="counter">{TOTAL}</p>
        <ExportButton name="users" columns={USERS_EXPORT} rows={() => (found ? usersOf(found) : [])} />
        <AddButton icon={Upload} opens={dialogOpened({ kind: 'import' })} className="btn-outline-secondary push">
          Import
        </AddButton>
        <AddUserButton />
      </div>
      <section className="card users fits" aria-label="Users" aria-busy={isFetching}>
        <div className="toolbar-place">
          <UsersToolbar panelId={PANEL} />
          <SelectionBar found={found} />
        </div>
        <TabPanel id={PANEL} selected={tab}>
          <UsersList found={found} isLoading={isFetching} count={TOTAL} />
        </TabPanel>
      </section>
      {found && (
        <>
          <ScreenDialogs of={usersDialogs} props={{ found }} dialog={dialog} closed={dialogClosed} />
          <ScreenDialogs of={usersBulkDialogs} props={{ found }} dialog={bulk} closed={closeBulk} />
        </>
      )}
    </>
  );
}

export const screen = screenOf(
  UsersPage,
  usersScreen,
  usersUrlFields,
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './usersChanges')).usersChanges,
);

/**
 * The users of the tab that the search finds, in the table's order; undefined until the list is loaded. Searching
 * 100,000 prepared texts takes a few milliseconds, less than a deferred second render would.
 */
function useFoundUsers(users: readonly User[] | undefined) {
  const { tab, search, sort } = useSelector(selectUsersScreen);
  useEffect(() => {
    if (users) whenIdle(() => usersIndex(users).prepareSearch());
  }, [users]);
  return useMemo(() => users && usersIndex(users).find({ tab, search, sort }), [users, tab, search, sort]);
}
