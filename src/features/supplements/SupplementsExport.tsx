import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { chosen } from '@/components/tabs/selection';
import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { selectSupplementsScreen } from './supplementsScreen';
import { searchSupplements } from './supplementsView';

const COLUMNS: ExportColumn<Supplement>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Dosage', value: ({ dosage }) => dosage },
  { header: 'Description', value: ({ description }) => description },
  { header: 'External link', value: ({ externalLink }) => externalLink },
];

const NO_FOLDERS: readonly SupplementFolder[] = [];

/** Exports the supplements of the shown folder that match the search. */
export function SupplementsExport({ folders = NO_FOLDERS }: { folders: readonly SupplementFolder[] | undefined }) {
  const { folder, search } = useSelector(selectSupplementsScreen);
  const rows = () => searchSupplements(chosen(folders, folder)?.supplements ?? [], search);
  return <ExportButton name="supplements" columns={COLUMNS} rows={rows} />;
}
