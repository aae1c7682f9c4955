import { compareText } from '@/components/format/order';
import { type ExportColumn } from '@/components/export/table';
import { type Banner } from '@/services/banners';
import { type BannersSort } from './bannersScreen';

type Banners = readonly Banner[];

/** The banners whose link holds the search, whatever its case. */
export function searchBanners(banners: Banners, search: string): Banners {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return banners;
  return banners.filter(({ link }) => link.toLowerCase().includes(wanted));
}

/** In the order of their links; equal ones, and all without a sort, stay as the server sent them. */
export function sortBanners(banners: Banners, sort: BannersSort | null): Banners {
  if (!sort) return banners;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return [...banners].sort((one, other) => turn * compareText(one.link, other.link));
}

export const BANNERS_EXPORT: ExportColumn<Banner>[] = [
  { header: 'Image', value: ({ image }) => image },
  { header: 'Link', value: ({ link }) => link },
];

/** The banners that the search finds, in the table's order. */
export const exportedBanners = (banners: Banners | undefined, search: string, sort: BannersSort | null) =>
  sortBanners(searchBanners(banners ?? [], search), sort);
