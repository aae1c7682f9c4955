import { useSelector } from 'react-redux';
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

/** The rows of the tab that match the search, as they are exported, and whether the tab is loaded. */
export function useFoundInTab() {
  const { tab, search } = useSelector(selectTrackerScreen);
  const { data: highlights } = highlightsApi.endpoints.listHighlights.useQueryState();
  const { data: habits } = habitsApi.endpoints.listHabits.useQueryState();
  return tab === 'highlights'
    ? {
        isLoaded: highlights !== undefined,
        found: {
          name: 'highlights',
          noun: 'highlight',
          columns: HIGHLIGHTS,
          rows: () => searchRows(highlights ?? [], ({ title }) => title, search),
        },
      }
    : {
        isLoaded: habits !== undefined,
        found: {
          name: 'habits',
          noun: 'habit',
          columns: HABITS,
          rows: () => searchRows(habits ?? [], ({ name }) => name, search),
        },
      };
}
