import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { selectUsersScreen } from './usersScreen';
import { findUsers, planLabel, statusLabel } from './usersView';

const COLUMNS: ExportColumn<User>[] = [
  { header: 'Name', value: fullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Plan', value: planLabel },
  { header: 'Status', value: statusLabel },
  { header: 'Duration', value: ({ createdAt }) => momentCell(createdAt) },
];

const NOBODY: readonly User[] = [];

/** Exports the users of the tab that the search finds, in the table's order. */
export function UsersExport({ users = NOBODY }: { users: readonly User[] | undefined }) {
  const { tab, search, sort } = useSelector(selectUsersScreen);
  const rows = () => Array.from(findUsers(users, { tab, search, sort }), (place) => users[place]!);
  return <ExportButton name="users" columns={COLUMNS} rows={rows} />;
}
