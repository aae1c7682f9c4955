import { makeBanner } from './bannerFactory';
import { type BannerRow } from './rows';
import { table, type WithDb } from '../../database/table';

/*
 * The newest is listed first, and the oddities befall the rows of the list by their place (`oddities.ts`): what stands
 * at the end of these is listed first.
 */
const BANNERS: readonly Partial<BannerRow>[] = [
  { link: `https://petal.example/${'offers-and-more-offers/'.repeat(14)}` },
  { link: 'petal.example:8080/staging' },
  { link: 'عروض الربيع 🌷' },
  { link: '  ' },
  { link: 'data:text/html,<script>alert(1)</script>' },
  { link: 'HTTP://PETAL.EXAMPLE/PLANS', image: 'https://pictures.example/gone.png' },
  { link: 'ask at the desk', image: '' },
];

/** Over the default banners: links as people leave them behind, and pictures that are gone. */
export function seedOddBanners(db: WithDb) {
  table(db, 'banners').insertAll(BANNERS.map((changes, n) => ({ ...makeBanner(n), ...changes })));
}
