import { toUser } from '@/services/users';
import { NO_USERS, pageOf, planLabel } from './usersRows';

const person = (id: number, changes: object = {}) => toUser({ id, ...changes }, new Set())!;

const ALL = [person(1), person(2), person(3, { userPlans: [{ plan: { name: 'Reset' } }] })];
const [SANA, EMILY, ZOE] = ALL;

test('Plan is the first plan’s name, or Free', () => {
  expect(ALL.map(planLabel)).toEqual(['Free', 'Free', 'Reset']);
});

test('a page holds its rows; one beyond the end is the last one', () => {
  const found = { users: ALL, positions: Uint32Array.of(2, 0, 1) };
  expect(pageOf(found, 1, 2)).toEqual({ current: 1, rows: [ZOE, SANA] });
  expect(pageOf(found, 9, 2)).toEqual({ current: 2, rows: [EMILY] });
  expect(pageOf(NO_USERS, 3, 10)).toEqual({ current: 1, rows: [] });
});
