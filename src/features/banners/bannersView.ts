import { searchRows, sortRows } from '@/screen/listView';
import { type ExportColumn } from '@/components/export/table';
import { type Banner } from '@/services/banners';
import { type BannersSort } from './bannersScreen';

type Banners = readonly Banner[];

const linkOf = ({ link }: Banner) => link;

/** The banners whose link contains the search, ignoring case. */
export const searchBanners = (banners: Banners, search: string) => searchRows(banners, linkOf, search);

/** The banners in the order of their links; equal ones, and all without a sort, stay in the server's order. */
export const sortBanners = (banners: Banners, sort: BannersSort | null) => sortRows(banners, { link: linkOf }, sort);

export const BANNERS_EXPORT: ExportColumn<Banner>[] = [
  { header: 'Image', of: 'image', value: ({ image }) => image },
  { header: 'Link', of: 'link', value: ({ link }) => link },
];

/** The banners that the search finds, in the table's order. */
export const exportedBanners = (banners: Banners | undefined, search: string, sort: BannersSort | null) =>
  sortBanners(searchBanners(banners ?? [], search), sort);
