import { useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Loaded } from '@/lib/loaded';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { type User } from '@/services/userTypes';
import { SelectionBar } from './bulk/SelectionBar';
import { selectConditions } from './conditions/conditionsSlice';
import { GroupContext } from './conditions/groupContext';
import { type useFoundUsers } from './list/useFoundUsers';
import { USERS_TABLE } from './list/usersColumns';
import { UsersList } from './list/UsersList';
import { selectTab, selectView } from './list/usersListSlice';
import { UsersToolbar } from './list/UsersToolbar';
import { PayersSkeleton } from './payers/PayersSkeleton';
import { selectSaved } from './usersScreen';

/** A fixed number on purpose (docs/behaviour.md); the table's foot has the real count. */
const TOTAL_USERS = 1240;

/** In the head of the page, and on a phone beside Sort by. */
export const TOTAL = (
  <>
    <span className="meta">Total Users</span> <b className="figures">{figure(TOTAL_USERS)}</b>
  </>
);

const PANEL = 'users-panel';

const usersSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-dialogs" */ './list/UsersSaved')).UsersSaved,
);
const payers = lazyComponent(async () => (await import(/* webpackChunkName: "payers" */ './payers/Payers')).Payers);
/** The row of conditions, which also finds the members. */
const conditionsRow = lazyComponent(
  async () => (await import(/* webpackChunkName: "users-conditions" */ './conditions/Conditions')).Conditions,
);

interface Props extends ReturnType<typeof useFoundUsers> {
  users: Loaded<readonly User[]>;
  isLoading: boolean;
}

/** The card with the room that is shown: the list with its conditions and the bar of the selected, or the payers. */
export function UsersCard({ users, found, shown, onGroup, isLoading }: Props) {
  const isList = useSelector(selectView) === 'list';
  const tab = useSelector(selectTab);
  const saved = useSelector(selectSaved);
  const { conditions, conditionDraft, areConditionsShown, areReasonsShown } = useSelector(selectConditions);
  const hasConditions = conditions.length > 0;
  return (
    <>
      <ViewChips table={USERS_TABLE.name} rows={isList ? found && (() => found.positions) : null} />
      <section
        className={`card users fits ${shown && areReasonsShown ? 'with-reasons' : ''}`}
        aria-label="Users"
        aria-busy={isLoading}
      >
        <UsersToolbar panelId={PANEL} found={found} />
        <SavedNote of={usersSaved} props={saved && found && { saved, found }} />
        {isList ? (
          <>
            {users && (areConditionsShown || hasConditions || conditionDraft) && (
              <LazyPart
                of={conditionsRow}
                props={{ users, found, onGroup }}
                failure="The conditions could not be loaded."
              />
            )}
            <GroupContext value={shown}>
              <TabPanel id={PANEL} selected={tab}>
                <UsersList found={found} isLoading={isLoading || (hasConditions && !!users)} count={TOTAL} />
              </TabPanel>
            </GroupContext>
            <SelectionBar found={found} />
          </>
        ) : (
          <LazyPart
            of={payers}
            props={{ users, isLoading }}
            waiting={<PayersSkeleton />}
            failure="The payments could not be loaded."
          />
        )}
      </section>
    </>
  );
}
