import { findRows } from '@/screen/list/tableContext';
import { type Moderator } from '@/services/moderators';
import { MODERATORS_TABLE } from './moderatorsColumns';
import { nameOf, roleLabel } from './moderatorsRows';

const moderator = (id: number, changes: Partial<Moderator> = {}): Moderator => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: 'Subadmin',
  roleId: 2,
  modules: ['Recipes'],
  ...changes,
});

const MODERATORS = [
  moderator(1, { firstName: 'Zara', lastName: 'Noor', email: 'z@petal.app', phone: '2' }),
  moderator(2, { firstName: 'ÉMILIE', lastName: 'Al Harbi', email: 'coach+night@petal.app', phone: '1' }),
  moderator(3, { firstName: 'amal', lastName: 'Noor', email: 'amal@example.com', phone: '2', role: '' }),
];

const ids = (moderators: readonly Moderator[]) => moderators.map(({ id }) => id);

test.each([
  ['zara', [1]],
  [' NOOR ', [1, 3]],
  ['zara noor', [1]],
  ['émilie al', [2]],
  ['+night@', [2]],
  ['petal', [1, 2]],
  ['recipes', []],
  ['subadmin', []],
])('the search %j finds first name, last name and email', (search, expected) => {
  expect(ids(findRows(MODERATORS_TABLE, MODERATORS, search, null))).toEqual(expected);
});

test('a blank search and no sort return the same list', () => {
  expect(findRows(MODERATORS_TABLE, MODERATORS, '  ', null)).toBe(MODERATORS);
});

test.each([
  ['name', 'asc', [3, 2, 1]],
  ['name', 'desc', [1, 2, 3]],
  ['email', 'asc', [3, 2, 1]],
  ['phone', 'asc', [2, 1, 3]],
  ['phone', 'desc', [1, 3, 2]],
  ['role', 'asc', [3, 1, 2]],
] as const)('%s sorts %s; equal ones stay as they came', (key, direction, expected) => {
  expect(ids(findRows(MODERATORS_TABLE, MODERATORS, '', { key, direction }))).toEqual(expected);
});

test('a moderator without a name is shown by email', () => {
  expect(nameOf(MODERATORS[0]!)).toBe('Zara Noor');
  expect(nameOf(moderator(4, { email: 'n@petal.app' }))).toBe('n@petal.app');
  expect(nameOf(moderator(5))).toBe('N/A');
});

test('a role without a title has the default label', () => {
  expect(roleLabel('Subadmin')).toBe('Subadmin');
  expect(roleLabel(' ')).toBe('Junior Moderator');
});
