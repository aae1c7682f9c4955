import { type Plan } from '@/services/plans';
import { PLANS_TABLE } from './plansColumns';
import { allFeatures, findFeature, isFreePlan, unionOf } from './plansRows';

const plan = (id: number, changes: Partial<Plan>): Plan => ({
  id,
  name: '',
  details: '',
  duration: '1 month',
  price: 39,
  actualPrice: 49,
  discountPrice: 10,
  discount: 20.41,
  isFree: false,
  isPopular: false,
  features: [],
  ...changes,
});

const PLANS = [
  plan(1, { name: 'PCOS Reset', details: 'Starter', features: ['Recipes', 'Lab review'] }),
  plan(2, { name: 'Starter', features: ['recipes', 'Weekly check-in'] }),
];

test.each([
  [' pcos ', [1]],
  ['START', [2]],
  ['coffee', []],
])('the search %j finds names that include it, ignoring case', (search, expected) => {
  expect(PLANS_TABLE.find(PLANS, search, null).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(PLANS_TABLE.find(PLANS, '  ', null)).toBe(PLANS);
});

test.each([
  [{ isFree: true, price: 39 }, true],
  [{ isFree: false, price: 0 }, true],
  [{ isFree: false, price: -5 }, true],
  [{ isFree: false, price: 0.01 }, false],
])('%j: free is %s', (changes, isFree) => {
  expect(isFreePlan(changes)).toBe(isFree);
});

test('the features of all plans are listed once each', () => {
  expect(allFeatures(PLANS)).toEqual(['Recipes', 'Lab review', 'Weekly check-in']);
});

test('a union keeps the order of its lists', () => {
  expect(unionOf([['b'], ['a', 'B'], []])).toEqual(['b', 'a']);
});

test('a feature is found ignoring its case', () => {
  expect(findFeature(['Lab review'], 'LAB REVIEW')).toBe('Lab review');
  expect(findFeature(['Lab review'], 'Lab')).toBeUndefined();
});
