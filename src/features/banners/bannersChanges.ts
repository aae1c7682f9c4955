import { deletionsOf, recordSource, savesForGood, type Changes } from '@/screen/journal/changes';
import { bannersApi } from '@/services/banners';

const banner = recordSource({
  noun: 'banner',
  endpoint: bannersApi.endpoints.listBanners,
  rows: (banners) => banners,
  name: ({ link }) => link,
});

/** How the journal describes the calls of Banner. */
export const bannersChanges = {
  saveBanner: savesForGood(banner, 'Banner'),
  deleteBanner: deletionsOf(banner),
} satisfies Changes;
