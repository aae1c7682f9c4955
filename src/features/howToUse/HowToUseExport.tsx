import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { chosen } from '@/components/tabs/selection';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { selectHowToUseScreen } from './howToUseScreen';
import { searchContents } from './howToUseView';

const COLUMNS: ExportColumn<HelpContent>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Media', value: ({ media }) => media },
];

const NO_CATEGORIES: readonly HelpCategory[] = [];

/** Exports the contents of the shown category that match the search. */
export function HowToUseExport({ categories = NO_CATEGORIES }: { categories: readonly HelpCategory[] | undefined }) {
  const { category, search } = useSelector(selectHowToUseScreen);
  const rows = () => searchContents(chosen(categories, category)?.contents ?? [], search);
  return <ExportButton name="how-to-use" columns={COLUMNS} rows={rows} />;
}
