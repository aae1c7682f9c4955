import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { habitsApi, type Habit } from '@/services/habits';
import { highlightsApi, type Highlight } from '@/services/highlights';
import { searchRows } from '@/screen/listView';
import { selectTrackerScreen } from './trackerScreen';

const HIGHLIGHTS: ExportColumn<Highlight>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Items', value: ({ items }) => items.length },
  { header: 'Created', value: ({ createdAt }) => momentCell(createdAt) },
];

const HABITS: ExportColumn<Habit>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Mandatory', value: ({ isMandatory }) => (isMandatory ? 'Yes' : 'No') },
  { header: 'Created', value: ({ createdAt }) => momentCell(createdAt) },
];

/** Exports the rows of the tab that match the search. */
export function TrackerExport() {
  const { tab } = useSelector(selectTrackerScreen);
  return tab === 'highlights' ? <HighlightsExport /> : <HabitsExport />;
}

function HighlightsExport() {
  const { search } = useSelector(selectTrackerScreen);
  const { data = [] } = highlightsApi.endpoints.listHighlights.useQueryState();
  const rows = () => searchRows(data, ({ title }) => title, search);
  return <ExportButton name="highlights" columns={HIGHLIGHTS} rows={rows} />;
}

function HabitsExport() {
  const { search } = useSelector(selectTrackerScreen);
  const { data = [] } = habitsApi.endpoints.listHabits.useQueryState();
  return <ExportButton name="habits" columns={HABITS} rows={() => searchRows(data, ({ name }) => name, search)} />;
}
