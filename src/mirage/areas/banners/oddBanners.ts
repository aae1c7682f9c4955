import { makeBanner } from './bannerFactory';
import { type BannerRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** The last of these is listed first, and the scenario replaces texts by position in the list (`oddities.ts`). */
const BANNERS: readonly Partial<BannerRow>[] = [
  { link: `https://petal.example/${'offers-and-more-offers/'.repeat(14)}` },
  { link: 'petal.example:8080/staging' },
  { link: 'عروض الربيع 🌷' },
  { link: '  ' },
  { link: 'data:text/html,<script>alert(1)</script>' },
  { link: 'HTTP://PETAL.EXAMPLE/PLANS', image: 'https://pictures.example/gone.png' },
  { link: 'ask at the desk', image: '' },
];

/** Adds banners with invalid links and missing images. */
export function seedOddBanners(db: WithDb) {
  table(db, 'banners').insertAll(BANNERS.map((changes, n) => ({ ...makeBanner(n), ...changes })));
}
