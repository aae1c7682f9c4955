import fc from 'fast-check';
import { toUser } from '@/services/userDecoders';
import { type User } from '@/services/userTypes';
import { type Tab } from './usersScreen';
import { findUsers, pageOf, planLabel } from './usersView';

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

const view = (options: Partial<Parameters<typeof findUsers>[1]>) =>
  Array.from(findUsers(ALL, { tab: 'all', search: '', sort: null, ...options }), (place) => ALL[place]!.firstName);

test('Active shows Y, Inactive shows N, Archived has no rule', () => {
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

test('sorts as a person would, both ways, and by date', () => {
  expect(view({ sort: { key: 'name', direction: 'asc' } })).toEqual(['Emily', 'Sana', 'zoe']);
  expect(view({ sort: { key: 'name', direction: 'desc' } })).toEqual(['zoe', 'Sana', 'Emily']);
  expect(view({ sort: { key: 'created', direction: 'desc' } })).toEqual(['Emily', 'Sana', 'zoe']);
});

test('equal ones stay as the server sent them, whichever way', () => {
  expect(view({ sort: { key: 'status', direction: 'asc' } })).toEqual(['Sana', 'zoe', 'Emily']);
  expect(view({ sort: { key: 'status', direction: 'desc' } })).toEqual(['Emily', 'Sana', 'zoe']);
});

test('numbers in names are sorted by their values', () => {
  const users = ['account 11', 'account 6', 'Account 006'].map((firstName, id) => person(id, { firstName }));
  const firstIds = (direction: 'asc' | 'desc') =>
    Array.from(findUsers(users, { tab: 'all', search: '', sort: { key: 'name', direction } }));
  expect(firstIds('asc')).toEqual([1, 2, 0]);
  expect(firstIds('desc')).toEqual([0, 2, 1]);
});

test('a search keeps the order of the sort', () => {
  expect(view({ search: 'mail', sort: { key: 'name', direction: 'desc' } })).toEqual(['zoe', 'Sana', 'Emily']);
});

test('Plan is the first plan’s name, or Free', () => {
  expect(ALL.map(planLabel)).toEqual(['Free', 'Free', 'Reset']);
});

test('a page holds its rows; one beyond the end is the last one', () => {
  const found = Uint32Array.of(2, 0, 1);
  expect(pageOf(ALL, found, 1, 2)).toEqual({ current: 1, rows: [ZOE, SANA] });
  expect(pageOf(ALL, found, 9, 2)).toEqual({ current: 2, rows: [EMILY] });
  expect(pageOf([], Uint32Array.of(), 3, 10)).toEqual({ current: 1, rows: [] });
});

const anyone = fc.record({
  firstName: fc.constantFrom('Sana', 'zoe', 'İnaya', 'Maria', 'Şana'),
  email: fc.constantFrom('sana@mail.pk', 'act@mail.pk', 'm@inbox.pk'),
  isActive: fc.boolean(),
});
const typed = fc.string({ unit: fc.constantFrom('a', 'c', 't', 'i', 'n', 'm', 'ş', ' ', '@'), maxLength: 5 });

/** Where the users stand that one finds by looking at each alone. */
const lookedAtOneByOne = (users: User[], tab: Tab, text: string) =>
  [...users.keys()].filter((place) => {
    const { firstName, lastName, email, phone, isActive } = users[place]!;
    const wanted = text.trim().toLowerCase();
    const hasText = [`${firstName} ${lastName}`, email, phone].some((part) => part.toLowerCase().includes(wanted));
    const status = isActive ? 'active' : 'inactive';
    return (tab === 'all' || isActive) && (hasText || status.startsWith(wanted));
  });

test('typing on finds at each key whom looking at every user finds', () => {
  fc.assert(
    fc.property(
      fc.array(anyone, { maxLength: 12 }),
      typed,
      fc.constantFrom<Tab[]>('all', 'active'),
      (people, text, tab) => {
        const users = people.map((person) => ({ ...SANA, ...person }));
        for (let length = 1; length <= text.length; length += 1) {
          const search = text.slice(0, length);
          expect([...findUsers(users, { tab, search, sort: null })]).toEqual(lookedAtOneByOne(users, tab, search));
        }
      },
    ),
    { numRuns: 1000 },
  );
});
