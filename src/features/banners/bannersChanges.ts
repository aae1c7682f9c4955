import { deleted, recordSource, savedForGood, type Changes, type Find } from '@/screen/journal/changes';
import { bannersApi, type SaveBanner } from '@/services/banners';
import { type Id } from '@/services/http/decode';

const banner = recordSource({
  endpoint: bannersApi.endpoints.listBanners,
  rows: (banners) => banners,
  name: ({ link }) => link,
});

/** How the journal describes the calls of Banner. */
export const bannersChanges = {
  saveBanner: (set: SaveBanner, find: Find) => savedForGood(set, find(banner, set.id), 'banner', set.link, 'Banner'),
  deleteBanner: (id: Id, find: Find) => deleted('banner', banner, find(banner, id)),
} satisfies Changes;
