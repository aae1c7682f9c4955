import { payersOf, type Payer } from '@/services/payers';
import { type User } from '@/services/userTypes';
import { payersByStatus, shownPayer } from './payersOrder';

const user = (id: number, status: string, createdAt: string) => ({ id, payment: { status, createdAt } }) as User;

const USERS = [
  user(1, 'Succeeded', '2026-03-01T00:00:00Z'),
  { id: 2, payment: null } as User,
  user(3, 'Pending', '2026-05-02T00:00:00Z'),
  user(4, ' pending', '2026-05-01T00:00:00Z'),
  user(5, 'Succeeded', '2026-04-01T00:00:00Z'),
  user(6, 'Failed', '2026-01-01T00:00:00Z'),
  user(7, '', 'no date'),
];
const queue = () => payersByStatus(payersOf(USERS).all);
const ids = (payers: readonly Payer[]) => payers.map(({ id }) => id);

test('pending payments come first and oldest first, then the others by status, newest first', () => {
  expect(queue().map(({ status, payers }) => [status, ...ids(payers)])).toEqual([
    ['Pending', 4, 3],
    ['Failed', 6],
    ['No status', 7],
    ['Succeeded', 5, 1],
  ]);
});

test('the payers of a list are found once', () => {
  expect(payersOf(USERS)).toBe(payersOf(USERS));
  expect(ids(payersOf(USERS).pending)).toEqual([4, 3]);
});

test('a place has its neighbours, also across groups, and counts within its group', () => {
  expect(shownPayer(queue(), 3)).toMatchObject({ at: 1, previous: { id: 4 }, next: { id: 6 }, text: '2 of 2' });
  expect(shownPayer(queue(), 1)).toMatchObject({ next: undefined, text: '2 of 2' });
});

test('without anybody chosen, or with somebody who is not there, it is the first', () => {
  expect(shownPayer(queue(), null)).toMatchObject({ payer: { id: 4 }, previous: undefined });
  expect(shownPayer(queue(), 2)).toMatchObject({ payer: { id: 4 } });
  expect(shownPayer([], null)).toBeUndefined();
});
