import { keptList, onKept } from './keptList';

const ONE = { name: 'Quiet', search: '?conditions=check-ins+%3D+0' };
const TWO = { name: 'Active', search: '?tab=active' };

const toItem = ({ name, search }: Partial<typeof ONE>) => (name && search ? { name, search } : null);

const users = keptList('views /users', toItem);

beforeEach(() => localStorage.clear());

test('views are kept for the person and the section', () => {
  users.write(1, [ONE]);
  const recipes = keptList('views /recipes', toItem);
  recipes.write(1, [TWO]);
  expect(users.read(1)).toEqual([ONE]);
  expect(recipes.read(1)).toEqual([TWO]);
  expect(users.read(2)).toEqual([]);
});

test('the list is the same one until it changes', () => {
  users.write(1, [ONE]);
  const first = users.read(1);
  expect(users.read(1)).toBe(first);
  users.write(1, [ONE, TWO]);
  expect(users.read(1)).toEqual([ONE, TWO]);
});

test('nothing is kept any more when storage was emptied', () => {
  users.write(1, [ONE]);
  localStorage.clear();
  expect(users.read(1)).toEqual([]);
});

test('what another tab keeps is read', () => {
  users.write(1, [ONE]);
  localStorage.setItem('views /users 1', JSON.stringify([TWO]));
  expect(users.read(1)).toEqual([TWO]);
});

test('listeners hear of a change in this tab and in another one', () => {
  const listener = jest.fn();
  const stop = onKept(listener);
  users.write(1, [ONE]);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  users.write(1, []);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['no JSON', 'x'],
  ['something else', '{"name":"x"}'],
  ['rows without a query', '[{"name":"x"},null,7]'],
])('%s in storage counts as nothing kept', (_what, stored) => {
  localStorage.setItem('views /users 3', stored);
  expect(users.read(3)).toEqual([]);
});

test('without storage they last until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const list = keptList('replies', (row: Partial<typeof ONE>) => row as typeof ONE);
  list.write(4, [TWO]);
  expect(list.read(4)).toEqual([TWO]);
  jest.restoreAllMocks();
});
