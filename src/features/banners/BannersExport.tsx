import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { type ExportColumn } from '@/components/export/table';
import { type Banner } from '@/services/banners';
import { selectBannersScreen } from './bannersScreen';
import { searchBanners, sortBanners } from './bannersView';

const COLUMNS: ExportColumn<Banner>[] = [
  { header: 'Image', value: ({ image }) => image },
  { header: 'Link', value: ({ link }) => link },
];

const NO_BANNERS: readonly Banner[] = [];

/** Exports the banners that the search finds, in the table's order. */
export function BannersExport({ banners = NO_BANNERS }: { banners: readonly Banner[] | undefined }) {
  const { search, sort } = useSelector(selectBannersScreen);
  return (
    <ExportButton name="banners" columns={COLUMNS} rows={() => sortBanners(searchBanners(banners, search), sort)} />
  );
}
