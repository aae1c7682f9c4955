import { type Payer } from '@/services/payers';
import { type Plan } from '@/services/plans';
import { type Payment } from '@/services/userTypes';
import { priceOf, warningsAmong } from './findWarnings';

const payer = (id: number, payment: Partial<Payment> = {}, user: Partial<Payer> = {}) =>
  ({
    id,
    createdAt: '2026-11-12T10:00:00Z',
    plans: ['Care'],
    payment: {
      file: `receipts/${id}.png`,
      amount: '99.00',
      currency: 'USD',
      paymentIntentId: '',
      createdAt: '2026-11-12T10:05:00Z',
      ...payment,
    },
    ...user,
  }) as Payer;

const plan = (name: string, price: number) => ({ name, price }) as Plan;
const PLANS = [plan('Care', 99), plan('Reset', 39)];

const warnings = (payers: Payer[], plans: Plan[] | undefined = PLANS, contents = new Map<string, string>()) =>
  warningsAmong(payers, { plans, contents })(payers[0]!);
const kinds = (...args: Parameters<typeof warnings>) => warnings(...args).map(({ kind }) => kind);

test('an amount other than the price of the plan is one to look at', () => {
  expect(warnings([payer(1, { amount: '89.00' })])).toEqual([{ kind: 'amount', price: '99.00 USD' }]);
  expect(kinds([payer(1, { amount: '99' })])).toEqual([]);
  expect(kinds([payer(1, { amount: '1,099.00' }, { plans: ['Big'] })], [plan('Big', 1099)])).toEqual([]);
});

test.each([
  ['1,098.00', 1099],
  ['12,099', 1099],
  ['1,234,568', 1_234_567],
  ['89', 99],
  [' 89.00 ', 99],
  ['0', 99],
])('of %j a plan’s price of %d is another', (amount, price) => {
  expect(kinds([payer(1, { amount })], [plan('Care', price)])).toEqual(['amount']);
});

test.each([
  ['1,234,567.00', 1_234_567],
  ['123,456', 123_456],
  [' 99 ', 99],
])('%j is a plan’s price of %d', (amount, price) => {
  expect(kinds([payer(1, { amount, currency: ' usd ' })], [plan('Care', price)])).toEqual([]);
});

test('a currency may be written in any letters', () => {
  expect(kinds([payer(1, { amount: '1', currency: ' usd ' })])).toEqual(['amount']);
});

test.each([
  ['another currency', payer(1, { amount: '27700.00', currency: 'PKR' }), PLANS],
  ['an amount that is no number', payer(1, { amount: 'as agreed' }), PLANS],
  ['an amount with a comma for its point', payer(1, { amount: '89,99' }), PLANS],
  ['an amount grouped in another way', payer(1, { amount: '1.099,00' }), PLANS],
  ['no amount', payer(1, { amount: '' }), PLANS],
  ['no plans known', payer(1, { amount: '1' }), undefined],
  ['a plan that is gone', payer(1, { amount: '1' }, { plans: ['Old'] }), PLANS],
  ['no plan', payer(1, { amount: '1' }, { plans: [] }), PLANS],
  ['two plans of that name', payer(1, { amount: '1' }), [...PLANS, plan('Care', 79)]],
])('the amount is not compared with %s', (_what, one, plans) => {
  expect(warningsAmong([one], { plans, contents: new Map() })(one)).toEqual([]);
});

test('the price is that of the current plan', () => {
  expect(priceOf(payer(1, {}, { plans: ['Reset', 'Care'] }), PLANS)).toBe('39.00 USD');
});

test('the same bytes under two names are the same file; so is the same name', () => {
  const [one, other, third] = [payer(1), payer(2), payer(3, { file: 'receipts/1.png' })];
  const contents = new Map([
    ['/media/receipts/1.png', '/media/receipts/1.png'],
    ['/media/receipts/2.png', '/media/receipts/1.png'],
  ]);
  expect(warnings([one, other, third], PLANS, contents)).toEqual([{ kind: 'file', others: [other, third] }]);
  expect(warnings([one, other], PLANS, contents)).toEqual([{ kind: 'file', others: [other] }]);
  expect(warnings([one, third])).toEqual([{ kind: 'file', others: [third] }]);
  expect(kinds([one, other])).toEqual([]);
  expect(warningsAmong([one, third], { plans: PLANS, contents })(third)).toEqual([{ kind: 'file', others: [one] }]);
});

test('files that were not compared, or not sent, are not the same', () => {
  expect(kinds([payer(1), payer(2)])).toEqual([]);
  expect(kinds([payer(1, { file: '' }), payer(2, { file: '' })])).toEqual([]);
});

test('the same transaction id names the others; an empty one is none', () => {
  const [one, other] = [payer(1, { paymentIntentId: 'pi_1 ' }), payer(2, { paymentIntentId: 'pi_1' })];
  expect(warnings([one, other])).toEqual([{ kind: 'intent', others: [other] }]);
  expect(kinds([payer(1, { paymentIntentId: ' ' }), payer(2, { paymentIntentId: '' })])).toEqual([]);
});

test.each(['N/A', 'n/a', 'none', '-', 'null', 'Pending', '0', '0000'])('%j is no transaction id', (paymentIntentId) => {
  expect(kinds([payer(1, { paymentIntentId }), payer(2, { paymentIntentId })])).toEqual([]);
});

test.each(['N/A', 'null', '-', 'n.a', 'by mail.See there', 'javascript:1.png'])('%j is no file', (file) => {
  expect(kinds([payer(1, { file }), payer(2, { file })])).toEqual([]);
});

test.each(['slip.png', 'slip.png ', 'receipts/7'])('%j is a file', (file) => {
  expect(kinds([payer(1, { file }), payer(2, { file })])).toEqual(['file']);
});

test('a payment before joining is compared by days', () => {
  expect(kinds([payer(1, { createdAt: '2026-11-10T10:00:00Z' })])).toEqual(['early']);
  expect(kinds([payer(1, { createdAt: '2026-10-31T10:00:00Z' })])).toEqual(['early']);
  expect(kinds([payer(1, { createdAt: '2025-12-31T10:00:00Z' })])).toEqual(['early']);
  expect(kinds([payer(1, { createdAt: '2026-11-12T09:59:00Z' })])).toEqual([]);
  expect(kinds([payer(1, { createdAt: '2027-01-01T10:00:00Z' })])).toEqual([]);
  expect(kinds([payer(1, { createdAt: '' })])).toEqual([]);
});
