import { BANNER_COUNT, makeBanner } from './bannerFactory';
import { table, type WithDb } from '../../database/table';

/** The practice's banners. */
export function seedBanners(db: WithDb) {
  for (let n = 0; n < BANNER_COUNT; n += 1) table(db, 'banners').insert(makeBanner(n));
}
