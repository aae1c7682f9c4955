import { recordSource } from '@/screen/record/record';
import { bannersApi } from '@/services/banners';

export const bannerRecord = recordSource({
  noun: 'banner',
  endpoint: bannersApi.endpoints.listBanners,
  rows: (banners) => banners,
  name: ({ link }) => link,
});
