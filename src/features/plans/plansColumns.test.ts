import { aPlan } from '@test/plans';
import { isFreePlan } from './planPrice';
import { PLANS_TABLE } from './plansColumns';

const PLANS = [aPlan(1, { name: 'PCOS Reset', details: 'Starter' }), aPlan(2, { name: 'Starter' })];

test.each([
  [' pcos ', [1]],
  ['START', [2]],
  ['coffee', []],
])('the search %j finds names that include it, ignoring case', (search, expected) => {
  expect(PLANS_TABLE.search(PLANS, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(PLANS_TABLE.search(PLANS, '  ')).toBe(PLANS);
});

test.each([
  [{ isFree: true, price: 39 }, true],
  [{ isFree: false, price: 0 }, true],
  [{ isFree: false, price: -5 }, true],
  [{ isFree: false, price: 0.01 }, false],
])('%j: free is %s', (changes, isFree) => {
  expect(isFreePlan(changes)).toBe(isFree);
});
