import fc from 'fast-check';
import { fold } from '@/lib/fold';
import { toUser } from '@/services/users';
import { type User } from '@/services/userTypes';
import { usersIndex, type UserSearch } from './usersIndex';
import { type Tab } from './usersListSlice';
import { usersOf } from './usersRows';

const person = (id: number, changes: object = {}) => toUser({ id, isActive: 'Y', ...changes }, new Set())!;

const SANA = person(1, {
  firstName: 'Sana',
  lastName: 'Iqbal',
  email: 'sana@mail.com',
  phoneNo: '+92 301',
  createdAt: '2026-02-01',
});
const EMILY = person(2, {
  firstName: 'Emily',
  lastName: 'Carter',
  email: 'em@mail.com',
  isActive: 'N',
  createdAt: '2026-03-01',
});
const ZOE = person(3, {
  firstName: 'zoe',
  lastName: 'Ahmed',
  email: 'z@mail.com',
  userPlans: [{ plan: { name: 'Reset' } }],
  createdAt: '2026-01-01',
});
const ALL = [SANA, EMILY, ZOE];

const find = (users: readonly User[], search: Partial<UserSearch>) =>
  usersIndex(users).find({ tab: 'all', search: '', sort: null, ...search });
const view = (search: Partial<UserSearch>) => usersOf(find(ALL, search)).map(({ firstName }) => firstName);

test('Active shows active users, Inactive the others, Archived all of them', () => {
  expect(view({ tab: 'active' })).toEqual(['Sana', 'zoe']);
  expect(view({ tab: 'inactive' })).toEqual(['Emily']);
  expect(view({ tab: 'archived' })).toEqual(['Sana', 'Emily', 'zoe']);
});

test.each([
  ['sana iq', ['Sana']],
  ['IQBAL', ['Sana']],
  ['em@', ['Emily']],
  ['301', ['Sana']],
  ['act', ['Sana', 'zoe']],
  ['ina', ['Emily']],
  ['tive', []],
  ['  sana  ', ['Sana']],
  ['nobody', []],
])('a search for %s', (search, expected) => {
  expect(view({ search })).toEqual(expected);
});

test('a search looks only in its tab', () => {
  expect(view({ tab: 'inactive', search: 'mail' })).toEqual(['Emily']);
});

test('the list sorts names as a person would, both ways, and dates', () => {
  expect(view({ sort: { key: 'name', direction: 'asc' } })).toEqual(['Emily', 'Sana', 'zoe']);
  expect(view({ sort: { key: 'name', direction: 'desc' } })).toEqual(['zoe', 'Sana', 'Emily']);
  expect(view({ sort: { key: 'created', direction: 'desc' } })).toEqual(['Emily', 'Sana', 'zoe']);
});

test.each([
  ['email', 'm', ['B', 'C', 'A']],
  ['phone', '+92 3', ['B', 'A', 'C']],
] as const)('the list sorts by %s', (key, start, order) => {
  const users = ['A', 'B', 'C'].map((firstName, at) => ({
    ...person(at, { firstName }),
    email: `${start}${'cab'[at]}`,
    phone: `${start}${'213'[at]}`,
  }));
  expect(usersOf(find(users, { sort: { key, direction: 'asc' } })).map(({ firstName }) => firstName)).toEqual(order);
});

test('users who joined on the same day stay in the server’s order', () => {
  const days = ['2026-02-01', '2026-01-01', '2026-02-01', '2026-01-01'];
  const users = days.map((createdAt, id) => person(id, { createdAt }));
  const order = (direction: 'asc' | 'desc') => [...find(users, { sort: { key: 'created', direction } }).positions];
  expect(order('asc')).toEqual([1, 3, 0, 2]);
  expect(order('desc')).toEqual([0, 2, 1, 3]);
});

test('of the tab and the search those are shown whom the conditions find', () => {
  const mask = Uint8Array.from([1, 0, 0]);
  expect(view({ mask })).toEqual(['Sana']);
  expect(view({ mask, search: 'mail', sort: { key: 'name', direction: 'desc' } })).toEqual(['Sana']);
  expect(view({ mask, tab: 'inactive' })).toEqual([]);
});

test('letters typed before others find more than those did', () => {
  expect(view({ search: 'tive' })).toEqual([]);
  expect(view({ search: 'active' })).toEqual(['Sana', 'zoe']);
});

test('equal users stay in the server’s order, both ways', () => {
  expect(view({ sort: { key: 'status', direction: 'asc' } })).toEqual(['Sana', 'zoe', 'Emily']);
  expect(view({ sort: { key: 'status', direction: 'desc' } })).toEqual(['Emily', 'Sana', 'zoe']);
});

test('numbers in names are sorted by their values', () => {
  const users = ['account 11', 'account 6', 'Account 006'].map((firstName, id) => person(id, { firstName }));
  const firstIds = (direction: 'asc' | 'desc') =>
    Array.from(find(users, { sort: { key: 'name', direction } }).positions);
  expect(firstIds('asc')).toEqual([1, 2, 0]);
  expect(firstIds('desc')).toEqual([0, 2, 1]);
});

test('a search keeps the order of the sort', () => {
  expect(view({ search: 'mail', sort: { key: 'name', direction: 'desc' } })).toEqual(['zoe', 'Sana', 'Emily']);
});

const anyone = fc.record({
  firstName: fc.constantFrom('Sana', 'zoe', 'İnaya', 'Maria', 'Şana'),
  email: fc.constantFrom('sana@mail.pk', 'act@mail.pk', 'm@inbox.pk'),
  isActive: fc.boolean(),
});
const typed = fc.string({ unit: fc.constantFrom('a', 'c', 't', 'i', 'n', 'm', 'ş', '\u0327', ' ', '@'), maxLength: 5 });

/** The positions of the users that match when each is compared alone. */
const comparedOneByOne = (users: User[], tab: Tab, text: string) =>
  [...users.keys()].filter((position) => {
    const { firstName, lastName, email, phone, isActive } = users[position]!;
    const wanted = fold(text);
    const hasText = [`${firstName} ${lastName}`, email, phone].some((part) => fold(part).includes(wanted));
    const status = isActive ? 'active' : 'inactive';
    return (tab === 'all' || isActive) && (hasText || status.startsWith(wanted));
  });

test('each key typed finds the users that a search of the whole list finds', () => {
  fc.assert(
    fc.property(
      fc.array(anyone, { maxLength: 12 }),
      typed,
      fc.constantFrom<Tab[]>('all', 'active'),
      (people, text, tab) => {
        const users = people.map((person) => ({ ...SANA, ...person }));
        for (let length = 1; length <= text.length; length += 1) {
          const search = text.slice(0, length);
          expect([...find(users, { tab, search }).positions]).toEqual(comparedOneByOne(users, tab, search));
        }
      },
    ),
    { numRuns: 1000 },
  );
});
