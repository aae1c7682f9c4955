import { recordKind } from '@/screen/record/record';
import { bannersApi, invalidateBanners, type Banner } from '@/services/banners';
import { mediaUrl } from '@/services/media/media';

const { listBanners, saveBanner, deleteBanner } = bannersApi.endpoints;

/** A banner without its picture, which no call puts back. */
export const bannerRecord = recordKind({
  noun: 'banner',
  endpoint: listBanners,
  rows: (banners) => banners,
  name: ({ link }) => link,
  picture: ({ image }) => mediaUrl(image),
  values: ({ link }: Banner) => ({ link }),
  required: ['link'],
  labels: { link: 'Link' },
  save: (id, values, _arg, inRound) => saveBanner.initiate({ ...values, id, image: null, inRound }),
  remove: (id) => deleteBanner.initiate({ id, inRound: true }),
  afterRound: invalidateBanners,
});
