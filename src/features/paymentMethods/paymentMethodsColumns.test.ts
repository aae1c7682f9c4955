import { findRows } from '@/screen/list/tableContext';
import { type PaymentMethod } from '@/services/paymentMethods';
import { PAYMENT_METHODS_TABLE } from './paymentMethodsColumns';

const method = (id: number, changes: Partial<PaymentMethod>): PaymentMethod => ({
  id,
  name: '',
  type: 'Bank Transfer',
  categoryId: 1,
  categoryTitle: '',
  accountNumber: '0001',
  accountTitle: 'Clinic',
  bankName: '',
  iban: '',
  swiftCode: '',
  instructions: 'Thanks.',
  isActive: true,
  ...changes,
});

const METHODS = [
  method(1, { name: 'b', categoryTitle: 'Wallets', type: 'JazzCash', isActive: false }),
  method(2, { name: 'A', categoryTitle: 'Banks', iban: 'PK00EXMP0000123456780001', swiftCode: 'EXMPPKXX' }),
  method(3, { name: 'b', categoryTitle: 'Banks', bankName: 'Sample Bank', accountTitle: 'Petal' }),
];

const ids = (methods: readonly PaymentMethod[]) => methods.map(({ id }) => id);

test.each([
  [' A ', [1, 2, 3]],
  ['jazz', [1]],
  ['banks', [2, 3]],
  ['0001', [1, 2, 3]],
  ['petal', [3]],
  ['sample bank', [3]],
  ['PK00 EXMP 0000', [2]],
  ['pk00exmp', [2]],
  ['EXMPPKXX', [2]],
  ['thanks', []],
])('the search %j looks through what a row shows', (search, expected) => {
  expect(ids(findRows(PAYMENT_METHODS_TABLE, METHODS, search, null))).toEqual(expected);
});

test('a blank search and no sort return the same list', () => {
  expect(findRows(PAYMENT_METHODS_TABLE, METHODS, '  ', null)).toBe(METHODS);
});

test.each([
  ['name', 'asc', [2, 1, 3]],
  ['name', 'desc', [1, 3, 2]],
  ['category', 'asc', [2, 3, 1]],
  ['category', 'desc', [1, 2, 3]],
  ['status', 'asc', [2, 3, 1]],
  ['status', 'desc', [1, 2, 3]],
] as const)('%s sorts %s; equal ones stay as they came', (key, direction, expected) => {
  expect(ids(findRows(PAYMENT_METHODS_TABLE, METHODS, '', { key, direction }))).toEqual(expected);
});
