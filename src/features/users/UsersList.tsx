import { useDeferredValue, useEffect, useMemo } from 'react';
import { People } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { DataTable } from '@/components/table/DataTable';
import { TableFoot } from '@/components/table/TableFoot';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type User } from '@/services/userTypes';
import { USERS_COLUMNS } from './usersColumns';
import {
  dialogOpened,
  pageChanged,
  searchCleared,
  selectUsersScreen,
  sizeChanged,
  sorted,
  type UsersSort,
} from './usersScreen';
import { TAB_LABELS } from './UsersToolbar';
import { pageOf, prepareSearch, viewUsers } from './usersView';

interface Props {
  /** Undefined until the first load went through. */
  users: readonly User[] | undefined;
  isLoading: boolean;
  panelId: string;
}

const HEADERS = USERS_COLUMNS.map(({ header }) => header);
const NOBODY: readonly User[] = [];

const rowId = (user: User) => user.id;

/** The list's four faces: loading, empty, filtered to nothing, and full. After a failed first load it stays blank. */
export function UsersList({ users = NOBODY, isLoading, panelId }: Props) {
  const dispatch = useDispatch();
  const { tab, search, sort, page, size } = useSelector(selectUsersScreen);
  const shown = useDeferredValue(search);
  const found = useMemo(() => viewUsers(users, { tab, search: shown, sort }), [users, tab, shown, sort]);
  const { current, rows } = useMemo(() => pageOf(found, page, size), [found, page, size]);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const handle = requestIdleCallback(() => prepareSearch(users));
    return () => cancelIdleCallback(handle);
  }, [users]);
}
