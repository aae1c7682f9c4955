import { type ReactNode } from 'react';
import { People } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { DataTable } from '@/components/table/DataTable';
import { type Sort } from '@/components/table/sort';
import { TableFoot } from '@/components/table/TableFoot';
import { type User } from '@/services/userTypes';
import { AddUserButton } from './AddUserButton';
import { USERS_COLUMNS } from './usersColumns';
import { pageChanged, searchCleared, selectUsersScreen, sizeChanged, sorted, type UsersSort } from './usersScreen';
import { TAB_LABELS } from './UsersToolbar';
import { pageOf, type Places } from './usersView';

interface Props {
  /** Undefined until the first load went through. */
  users: readonly User[] | undefined;
  found: Places;
  isLoading: boolean;
  /** Stands beside Sort by. */
  count: ReactNode;
}

const userId = (user: User) => user.id;

/** The list's four faces: loading, empty, filtered to nothing, full. After a failed first load it stays blank. */
export function UsersList({ users, found, isLoading, count }: Props) {
  const { search, tab } = useSelector(selectUsersScreen);
  const dispatch = useDispatch();

  if (!users) return isLoading && <TableSkeleton columns={USERS_COLUMNS} count={count} />;
  if (users.length === 0)
    return <EmptyState icon={<People aria-hidden />} title="No users found" action={<AddUserButton />} />;
  if (found.length === 0) {
    const place = TAB_LABELS.find(({ key }) => key === tab)!.label;
    const description = search.trim() ? `Nothing matches “${search.trim()}” in ${place}.` : `Nobody is in ${place}.`;
    return (
      <NoMatches
        title="No users found"
        description={description}
        clearLabel={search.trim() ? 'Clear search' : 'Show all users'}
        onClear={() => dispatch(searchCleared())}
      />
    );
  }
  return <UsersTable users={users} found={found} count={count} />;
}

function UsersTable({ users, found, count }: { users: readonly User[]; found: Places; count: ReactNode }) {
  const dispatch = useDispatch();
  const { sort, page, size } = useSelector(selectUsersScreen);
  const { current, rows } = pageOf(users, found, page, size);
  return (
    <>
      <DataTable
        label="Users"
        columns={USERS_COLUMNS}
        rows={rows}
        rowId={userId}
        sort={sort}
        onSort={(next: Sort | null) => dispatch(sorted(next as UsersSort | null))}
        count={count}
      />
      <TableFoot
        page={current}
        pageSize={size}
        total={found.length}
        onPage={(next) => dispatch(pageChanged(next))}
        onPageSize={(next) => dispatch(sizeChanged(next))}
      />
    </>
  );
}
