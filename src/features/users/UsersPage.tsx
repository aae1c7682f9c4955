import { useEffect, useMemo, useState } from 'react';
import { Upload } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { whenIdle } from '@/components/lazy/whenIdle';
import { TabPanel } from '@/components/tabs/TabPanel';
import { AddButton } from '@/screen/AddButton';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { type Screen } from '@/screen/section';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListUsersQuery } from '@/services/users';
import { type User } from '@/services/userTypes';
import { AddUserButton } from './list/AddUserButton';
import { type Group } from './conditions/group';
import { GroupContext, type ShownGroup } from './conditions/groupContext';
import { PayersSkeleton } from './payers/PayersSkeleton';
import { SelectionBar } from './bulk/SelectionBar';
import { UsersList } from './list/UsersList';
import { bulkClosed, selectBulk } from './bulk/bulkSlice';
import { selectConditions } from './conditions/conditionsSlice';
import { selectList } from './list/usersListSlice';
import { USERS } from './usersRooms';
import { dialogClosed, dialogOpened, selectUsersScreen } from './usersScreen';
import { UsersToolbar } from './list/UsersToolbar';
import { USERS_TABLE } from './list/usersColumns';
import { usersIndex } from './list/usersIndex';
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
const usersSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './list/UsersSaved')).UsersSaved,
);
const payers = lazyComponent(async () => (await import(/* webpackChunkName: "payers" */ './payers/Payers')).Payers);
/** The row of conditions, which also finds the members. */
const conditionsRow = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-conditions" */ './conditions/Conditions')).Conditions,
);
const closeBulk = () => bulkClosed();

/** The Users screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function UsersPage() {
  const dispatch = useDispatch();
  const { view, tab } = useSelector(selectList);
  const { dialog, saved } = useSelector(selectUsersScreen);
  const { bulk } = useSelector(selectBulk);
  const { conditions, conditionDraft, areConditionsShown, areReasonsShown } = useSelector(selectConditions);
  const { data: users, isFetching } = useListUsersQuery(undefined, ON_ENTRY);
  const [shownGroup, setShownGroup] = useState<ShownGroup | null>(null);
  const hasConditions = conditions.length > 0;
  const shown = hasConditions || conditionDraft ? shownGroup : null;
  // Until the conditions' code has come and found members, nobody is shown: everybody would be wrong.
  const found = useFoundUsers(hasConditions && !shown ? undefined : users, shown?.group);
  // The address does not name this dialog, so entering the section again must not open it.
  useEffect(() => () => void dispatch(bulkClosed()), [dispatch]);
  return (
    <>
      <div className="page-head">
        <p className="counter">{TOTAL}</p>
        <div className="page-actions push">
          <AddButton icon={Upload} opens={dialogOpened({ kind: 'import' })} className="btn-outline-secondary">
            Import
          </AddButton>
          <AddUserButton />
        </div>
      </div>
      <ViewChips
        screen={USERS}
        table={USERS_TABLE.name}
        rows={view === 'payments' ? null : found && (() => found.positions)}
      />
      <section
        className={`card users fits ${shown && areReasonsShown ? 'with-reasons' : ''}`}
        aria-label="Users"
        aria-busy={isFetching}
      >
        <UsersToolbar panelId={PANEL} found={found} />
        <SavedNote of={usersSaved} props={saved && found && { saved, found }} />
        {view === 'payments' ? (
          <LazyPart
            of={payers}
            props={{ users, isLoading: isFetching }}
            waiting={<PayersSkeleton />}
            failure="The payments could not be loaded."
          />
        ) : (
          <>
            {users && (areConditionsShown || hasConditions || conditionDraft) && (
              <LazyPart
                of={conditionsRow}
                props={{ users, found, onGroup: setShownGroup }}
                failure="The conditions could not be loaded."
              />
            )}
            <GroupContext value={shown}>
              <TabPanel id={PANEL} selected={tab}>
                <UsersList found={found} isLoading={isFetching || (hasConditions && !!users)} count={TOTAL} />
              </TabPanel>
            </GroupContext>
            <SelectionBar found={found} />
          </>
        )}
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

export const screen: Screen = {
  Page: UsersPage,
  state: USERS,
  changes: async () => (await import(/* webpackChunkName: "users-dialogs" */ './usersChanges')).usersChanges,
};

/**
 * The users of the tab that the search and the conditions find, in the table's order; undefined until they are. Searching
 * 100,000 prepared texts takes a few milliseconds, less than a deferred second render would.
 */
function useFoundUsers(users: readonly User[] | undefined, group: Group | undefined) {
  const { tab, search, sort } = useSelector(selectList);
  useEffect(() => {
    if (users) whenIdle(() => usersIndex(users).prepareSearch());
  }, [users]);
  // A group is of the list in which it was found, until the same is found in a newer one.
  const searched = group?.users ?? users;
  const mask = group?.mask;
  return useMemo(
    () => searched && usersIndex(searched).find({ tab, search, sort, mask }),
    [searched, tab, search, sort, mask],
  );
}
