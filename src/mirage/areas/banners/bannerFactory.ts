import { type BannerRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

/** Links, as people type them, with the names of seed files. */
const BANNERS = [
  ['https://petal.example/plans/three-month-reset', 'season-plan'],
  ['https://petal.example/recipes/spring-table', 'spring-table'],
  ['https://petal.example/challenges/seven-days-of-water', 'seven-days-of-water'],
  ['https://petal.example/challenges/walk-before-nine', 'morning-walk'],
  ['https://petal.example/guides/sleep-and-insulin', 'sleep-week'],
  ['https://petal.example/workouts/strength-at-home', 'strength-at-home'],
  ['https://petal.example/community/introduce-yourself', 'our-community'],
  ['petal.example/supplements/inositol-explained', 'supplement-guide'],
  ['https://petal.example/plans/six-month-coaching', 'season-plan'],
  ['https://petal.example/recipes/protein-breakfasts', 'spring-table'],
  ['https://petal.example/live/ask-a-dietitian?day=thursday', 'our-community'],
  ['https://petal.example/guides/eating-well-in-ramadan', 'sleep-week'],
  ['petal.example/recipes/freezer-friendly', 'spring-table'],
  ['https://petal.example/workouts/gentle-days', 'strength-at-home'],
  ['https://petal.example/guides/reading-your-blood-tests', 'supplement-guide'],
  ['https://petal.example/challenges/thirty-plants-a-week', 'spring-table'],
  ['https://petal.example/plans/bring-a-friend', 'our-community'],
  ['https://petal.example/guides/travel-without-giving-up', 'morning-walk'],
  ['https://petal.example/guides/cycle-diary', 'season-plan'],
  ['petal.example/challenges/no-sugary-drinks', 'seven-days-of-water'],
  ['https://petal.example/workouts/ten-minute-lunch-break', 'strength-at-home'],
  ['https://petal.example/guides/evening-routine', 'sleep-week'],
  ['https://petal.example/guides/vitamin-d-in-winter', 'supplement-guide'],
  ['https://petal.example/challenges/spring-steps', 'morning-walk'],
] as const;

export const BANNER_COUNT = BANNERS.length;

export function makeBanner(n: number): Omit<BannerRow, 'id'> {
  const [link, picture] = BANNERS[n % BANNER_COUNT]!;
  return { link, image: `banners/${picture}.svg` };
}

export const bannerFactory = factoryOf(makeBanner);
