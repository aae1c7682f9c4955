import { useSelector } from 'react-redux';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { habitsApi, type Habit } from '@/services/habits';
import { highlightsApi, type Highlight } from '@/services/highlights';
import { searchRows } from '@/screen/listRows';
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

const titleOf = ({ title }: Highlight) => title;
const nameOf = ({ name }: Habit) => name;

export const findHighlights = (all: readonly Highlight[], search: string) => searchRows(all, titleOf, search);
export const findHabits = (all: readonly Habit[], search: string) => searchRows(all, nameOf, search);

/** The rows of the tab that match the search, as they are exported, and whether the tab is loaded. */
export function useFoundInTab() {
  const { tab, search } = useSelector(selectTrackerScreen);
  const { data: highlights } = highlightsApi.endpoints.listHighlights.useQueryState();
  const { data: habits } = habitsApi.endpoints.listHabits.useQueryState();
  if (tab === 'highlights') {
    const rows = () => findHighlights(highlights ?? [], search);
    return { isLoaded: !!highlights, found: { name: tab, noun: 'highlight', columns: HIGHLIGHTS, rows } };
  }
  const rows = () => findHabits(habits ?? [], search);
  return { isLoaded: !!habits, found: { name: tab, noun: 'habit', columns: HABITS, rows } };
}
