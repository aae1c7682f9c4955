import { type Candidate } from '@/services/notifications';
import { USER_FILTERS } from '@/services/userFilters';
import { countChosen, keepFound, searchUsers, toggleAll, toggleFilter, toggleUser } from './chosenUsers';

const candidate = (id: number, firstName = '', email = ''): Candidate => ({
  id,
  firstName,
  lastName: 'Iqbal',
  email,
  status: 'Active',
});

const FOUND = [candidate(1), candidate(2), candidate(3)];
const set = (...ids: number[]) => new Set(ids);

test('a tick adds a user, another tick removes the user; the former set is not changed', () => {
  const chosen = set(1);
  expect(toggleUser(chosen, 2)).toEqual(set(1, 2));
  expect(toggleUser(chosen, 1)).toEqual(set());
  expect(chosen).toEqual(set(1));
});

test('Select All adds the missing users, or removes all of them if none is missing; others stay', () => {
  expect(toggleAll(set(2, 9), FOUND)).toEqual(set(1, 2, 3, 9));
  expect(toggleAll(set(1, 2, 3, 9), FOUND)).toEqual(set(9));
});

test('the chosen among the found are counted and kept', () => {
  expect(countChosen(set(1, 3, 9), FOUND)).toBe(2);
  expect(keepFound(set(1, 3, 9), FOUND)).toEqual(set(1, 3));
});

test('users are found by name and email; a blank search returns the same list', () => {
  const users = [candidate(1, 'Sana', 'a@example.org'), candidate(2, 'Hina', 'sana@example.org')];
  const ids = (search: string) => searchUsers(users, search).map(({ id }) => id);
  expect(ids('SANA')).toEqual([1, 2]);
  expect(ids('sana iq')).toEqual([1]);
  expect(ids('a@')).toEqual([1, 2]);
  expect(searchUsers(users, ' ')).toBe(users);
});

test('filters are in the offered order, whatever the order of ticking', () => {
  const ticked = toggleFilter(toggleFilter([], 'Trial Users'), 'Active users');
  expect(ticked).toEqual(['Active users', 'Trial Users']);
  expect(toggleFilter(ticked, 'Active users')).toEqual(['Trial Users']);
  expect(USER_FILTERS.reduceRight(toggleFilter, [] as ReturnType<typeof toggleFilter>)).toEqual(USER_FILTERS);
});
