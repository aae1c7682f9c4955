import { useSelector } from 'react-redux';
import { useEffect, useMemo, useState } from 'react';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Loaded } from '@/lib/loaded';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { PartFailure } from '@/components/error/PartFailure';
import { read } from '@/lib/slots';
import { Fills } from '@/screen/Fills';
import { ListOrView } from '@/screen/list/ListPage';
import { underRows } from '@/screen/list/listTools';
import { SavedNote } from '@/screen/saved/SavedNote';
import { OverList } from '@/screen/list/OverList';
import { type User } from '@/services/userTypes';
import { whenIdle } from '@/components/lazy/whenIdle';
import { USERS_TABLE } from './list/usersColumns';
import { UsersList } from './list/UsersList';
import { selectTab, selectView, selectSearch, selectSort } from './list/usersListSlice';
import { GroupContext, useFiltering, userFilter, type ShownGroup } from './list/userFilter';
import { UsersToolbar } from './list/UsersToolbar';
import { selectSaved } from './usersScreen';
import { usersIndex } from './list/usersIndex';

/** A fixed number on purpose (docs/behaviour.md); the table's foot has the real count. */
const TOTAL_USERS = 1240;

/** In the head of the page, and on a phone beside Sort by. */
export const TOTAL = (
  <>
    <span className="meta">Total Users</span> <b className="figures">{figure(TOTAL_USERS)}</b>
  </>
);

const PANEL = 'users-panel';

/** Nothing in it depends on the card. */
const UNDER_ROWS = <Fills of={underRows} />;

const usersSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './list/UsersSaved')).UsersSaved,
);

interface Props extends ReturnType<typeof useFoundUsers> {
  users: Loaded<readonly User[]>;
  isLoading: boolean;
}

/** The card with the room that is shown: the list with what filters it, or what is in its place. */
export function UsersCard({ users, found, shown, onGroup, isLoading }: Props) {
  const isList = useSelector(selectView) === 'list';
  const tab = useSelector(selectTab);
  const saved = useSelector(selectSaved);
  const { isOn, areReasonsShown } = useFiltering();
  return (
    <>
      <OverList table={USERS_TABLE.name} rows={isList ? found && (() => found.positions) : null} />
      <section
        className={`card users fits ${shown && areReasonsShown ? 'with-reasons' : ''}`}
        aria-label="Users"
        aria-busy={isLoading}
      >
        <UsersToolbar panelId={PANEL} found={found} />
        <SavedNote of={usersSaved} props={saved && found && { saved, found }} />
        <ListOrView>
          {users &&
            read(userFilter).map(({ Row }, index) => (
              <ErrorBoundary key={index} fallback={(_, retry) => <PartFailure onRetry={retry} />}>
                <Row {...{ users, found, onGroup }} />
              </ErrorBoundary>
            ))}
          <GroupContext value={shown}>
            <TabPanel id={PANEL} selected={tab}>
              <UsersList found={found} isLoading={isLoading || (isOn && !!users)} count={TOTAL} />
            </TabPanel>
          </GroupContext>
          {UNDER_ROWS}
        </ListOrView>
      </section>
    </>
  );
}

/**
 * The users of the tab that the search and a filter find, in the table's order; undefined until they are. Searching
 * 100,000 prepared texts takes a few milliseconds, less than a deferred second render would.
 */
export function useFoundUsers(users: Loaded<readonly User[]>) {
  const tab = useSelector(selectTab);
  const search = useSelector(selectSearch);
  const sort = useSelector(selectSort);
  const { isOn, isTyped } = useFiltering();
  /** The members whom a filter finds, as its code says; null until then and without one. */
  const [group, onGroup] = useState<ShownGroup | null>(null);
  useEffect(() => {
    if (users) whenIdle(() => void usersIndex(users).prepareSearch());
  }, [users]);
  const shown = isOn || isTyped ? group : null;
  // A group is of the list in which it was found, until the same is found in a newer one. Until the filter's code has
  // come and found members, nobody is shown: everybody would be wrong.
  const everybody = isOn ? undefined : users;
  const searched = shown ? shown.group.users : everybody;
  const mask = shown?.group.mask;
  const found = useMemo(
    () => searched && usersIndex(searched).find({ tab, search, sort, mask }),
    [searched, tab, search, sort, mask],
  );
  return { found, shown, onGroup };
}
