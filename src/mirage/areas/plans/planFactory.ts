import { type PlanRow } from './rows';
import { factoryOf } from '../../database/factoryOf';

type Offer = [name: string, details: string, duration: string, actual: number, off: number, features: string[]];

/** The practice's plans; prices are in US dollars. */
const OFFERS: readonly Offer[] = [
  ['Starter', 'A first look at the app, with a trial week of coaching.', '1 month', 0, 0, ['Recipes', 'Habit tracker']],
  [
    'PCOS Reset',
    'Four weeks to steadier energy: an anti-inflammatory plate, walking and sleep.',
    '1 month',
    49,
    10,
    ['Recipes', 'Habit tracker', 'Personal diet plan', 'Weekly check-in'],
  ],
  [
    'Hormone Balance',
    'Twelve weeks of food, strength and cycle tracking with your coach.',
    '3 month',
    129,
    30,
    ['Recipes', 'Habit tracker', 'Personal diet plan', 'Weekly check-in', 'Home workouts', 'Supplement guide'],
  ],
  [
    'Fertility Support',
    'For couples who are trying: nutrition for both, gentle training, lab review.',
    '3 month',
    159,
    24,
    ['Personal diet plan', 'Weekly check-in', 'Supplement guide', 'Lab review'],
  ],
  [
    'Complete Care',
    'Half a year with everything: diet plan, training, community and a coach who answers daily.',
    '6 month',
    239,
    60,
    [
      'Recipes',
      'Habit tracker',
      'Personal diet plan',
      'Home workouts',
      'Supplement guide',
      'Lab review',
      'Daily chat with your coach',
    ],
  ],
];

export const PLAN_COUNT = OFFERS.length;

export function makePlan(n: number): Omit<PlanRow, 'id'> {
  const [name, details, duration, actual, off, features] = OFFERS[n % OFFERS.length]!;
  return {
    name,
    details,
    duration,
    price: (actual - off).toFixed(2),
    actualPrice: actual.toFixed(2),
    discountPrice: off.toFixed(2),
    discount: (actual === 0 ? 0 : (off / actual) * 100).toFixed(2),
    isFree: actual === off ? 'Y' : 'N',
    isPopular: name === 'Hormone Balance' ? 'Y' : 'N',
    features: JSON.stringify(features),
  };
}

export const planFactory = factoryOf(makePlan);
