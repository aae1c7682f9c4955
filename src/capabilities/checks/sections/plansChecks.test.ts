import { findingsOf, reasonsOf } from '@test/checks';
import { aPlan } from '@test/plans';
import { plainText } from '../finding';
import { type Plan } from '@/services/plans';
import { planSteps } from './plansChecks';

test('nothing is found in consistent plans, free ones and those with cents', () => {
  const cents = aPlan(3, { actualPrice: 10.1, discountPrice: 0.2, price: 9.9 });
  const free = aPlan(2, { actualPrice: 0, discountPrice: 0, price: 0, isFree: true });
  expect(findingsOf(planSteps([aPlan(1), free, cents, aPlan(4, { name: 'Plan 1', duration: '3 month' })]))).toEqual([]);
});

test.each<[what: string, changes: Partial<Plan>, reason: string, said: string, field: string]>([
  [
    'a discount dearer than its price',
    { discountPrice: 59, price: 0 },
    'discount',
    'The discount of 59.00 is more than 49.00',
    'discountPrice',
  ],
  ['a price that does not add up', { price: 45 }, 'price', '45.00 from 49.00 less 10.00', 'actualPrice'],
  ['a price that is a cent off', { price: 39.01 }, 'price', '39.01', 'actualPrice'],
  ['the name of another', { name: 'PLAN 1' }, 'double', 'Also as Plan 1', 'name'],
])('a plan with %s', (_what, changes, reason, said, field) => {
  const found = findingsOf(planSteps([aPlan(1), aPlan(4, changes)]));
  expect(reasonsOf(found)).toEqual([`${reason}: plan 4`]);
  expect(plainText(found[0]!.said)).toContain(said);
  expect(found[0]!.act.query).toEqual({ dialog: `edit.${field}:4` });
});
