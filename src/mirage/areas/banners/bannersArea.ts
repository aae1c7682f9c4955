import { makeMany } from '../../database/factoryOf';
import { table } from '../../database/table';
import { type Area } from '../area';
import { BANNER_COUNT, bannerFactory, makeBanner } from './bannerFactory';
import { bannerHandlers } from './bannerHandlers';
import { seedOddBanners } from './oddBanners';

export const bannersArea = {
  factories: { banner: bannerFactory },
  handlers: [bannerHandlers],
  seed: (db) => table(db, 'banners').insertAll(makeMany(BANNER_COUNT, makeBanner)),
  seedOdd: seedOddBanners,
} satisfies Area;
