import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';
import { selectModeratorsScreen } from './moderatorsScreen';
import { roleLabel, searchModerators, sortModerators } from './moderatorsView';
import { labelsOf } from './modules';

const COLUMNS: ExportColumn<Moderator>[] = [
  { header: 'Name', value: fullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Role', value: ({ role }) => roleLabel(role) },
  { header: 'Modules', value: ({ modules }) => labelsOf(modules).join(', ') },
];

const NO_MODERATORS: readonly Moderator[] = [];

/** Exports the moderators that the search finds, in the table's order. */
export function ModeratorsExport({ moderators = NO_MODERATORS }: { moderators: readonly Moderator[] | undefined }) {
  const { search, sort } = useSelector(selectModeratorsScreen);
  const rows = () => sortModerators(searchModerators(moderators, search), sort);
  return <ExportButton name="moderators" columns={COLUMNS} rows={rows} />;
}
