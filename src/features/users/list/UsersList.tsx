import { use, useMemo, type ReactNode } from 'react';
import { People } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { CountRow } from '@/components/table/SortRow';
import { type Column } from '@/components/table/column';
import { DataTable } from '@/components/table/DataTable';
import { TableFoot } from '@/components/table/TableFoot';
import { useExistingPage } from '@/components/table/useExistingPage';
import { type Loaded } from '@/lib/loaded';
import { useListEvents } from '@/screen/list/listContext';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type User } from '@/services/userTypes';
import { AddUserButton } from './AddUserButton';
import { GroupContext, useFiltering } from './userFilter';
import { USERS_TABLE } from './usersColumns';
import { searchCleared, selectList, selectSearch, selectTab } from './usersListSlice';
import { selectMarked } from '../usersScreen';
import { TAB_LABELS } from './UsersToolbar';
import { pageOf, type FoundUsers } from './usersRows';

interface Props {
  found: Loaded<FoundUsers>;
  isLoading: boolean;
  /** Shown beside Sort by. */
  count: ReactNode;
}

const userId = (user: User) => user.id;

/** The list: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function UsersList({ found, isLoading, count }: Props) {
  const hasArrived = useHasArrived(found);
  const search = useSelector(selectSearch);
  const tab = useSelector(selectTab);
  const { isUnreadShown } = useFiltering();
  const dispatch = useDispatch();
  const shown = use(GroupContext);
  const columns = useColumns(USERS_TABLE);

  if (!found || !hasArrived) return (isLoading || found) && <TableSkeleton columns={columns} count={count} />;
  if (found.users.length === 0)
    return <EmptyState icon={<People aria-hidden />} title="No users found" action={<AddUserButton />} />;
  if (shown && isUnreadShown) return shown.unreadMembers;
  if (found.positions.length > 0) return <UsersTable found={found} columns={columns} count={count} />;
  const where = TAB_LABELS.find(({ key }) => key === tab)!.label;
  const description = search.trim() ? `Nothing matches “${search.trim()}” in ${where}.` : `Nobody is in ${where}.`;
  return (
    <>
      <CountRow count={count} />
      {shown ? (
        shown.nobodyFound
      ) : (
        <NoMatches
          title="No users found"
          description={description}
          clearLabel={search.trim() ? 'Clear search' : 'Show all users'}
          onClear={() => dispatch(searchCleared())}
        />
      )}
    </>
  );
}

interface TableProps {
  found: FoundUsers;
  columns: Column<User>[];
  count: ReactNode;
}

function UsersTable({ found, columns, count }: TableProps) {
  const { events } = useListEvents();
  const { sort, page, size } = useSelector(selectList);
  const { areReasonsShown, conditions, isTyped } = useFiltering();
  const marked = useSelector(selectMarked);
  const { group, withReasons } = use(GroupContext) ?? {};
  const reasoned = useMemo(
    () => (areReasonsShown && withReasons ? withReasons(columns) : columns),
    [areReasonsShown, withReasons, columns],
  );
  const { current, rows } = useMemo(() => pageOf(found, page, size), [found, page, size]);
  // While others are being looked for, those are shown whom the filter before found.
  const isOfView = !group || isTyped || group.conditions === conditions;
  useExistingPage(page, isOfView ? current : page, events.pageChanged);
  return (
    <>
      <DataTable
        label="Users"
        columns={reasoned}
        rows={rows}
        rowId={userId}
        marked={marked}
        sort={sort}
        onSort={events.sorted}
        count={count}
      />
      <TableFoot
        page={current}
        pageSize={size}
        total={found.positions.length}
        onPage={events.pageChanged}
        onPageSize={events.sizeChanged}
      />
    </>
  );
}
