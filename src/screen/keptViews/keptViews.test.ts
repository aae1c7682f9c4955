import { keepViews, keptViews, onKeptViews } from './keptViews';

const ONE = { name: 'Quiet', search: '?conditions=check-ins+%3D+0' };
const TWO = { name: 'Active', search: '?tab=active' };

beforeEach(() => localStorage.clear());

test('views are kept for the person and the section', () => {
  keepViews(1, '/users', [ONE]);
  keepViews(1, '/recipes', [TWO]);
  expect(keptViews(1, '/users')).toEqual([ONE]);
  expect(keptViews(1, '/recipes')).toEqual([TWO]);
  expect(keptViews(2, '/users')).toEqual([]);
});

test('the list is the same one until it changes', () => {
  keepViews(1, '/users', [ONE]);
  const first = keptViews(1, '/users');
  expect(keptViews(1, '/users')).toBe(first);
  keepViews(1, '/users', [ONE, TWO]);
  expect(keptViews(1, '/users')).toEqual([ONE, TWO]);
});

test('nothing is kept any more when storage was emptied', () => {
  keepViews(1, '/users', [ONE]);
  localStorage.clear();
  expect(keptViews(1, '/users')).toEqual([]);
});

test('listeners hear of a change in this tab and in another one', () => {
  const listener = jest.fn();
  const stop = onKeptViews(listener);
  keepViews(1, '/users', [ONE]);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  keepViews(1, '/users', []);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['no JSON', 'x'],
  ['something else', '{"name":"x"}'],
  ['rows without a query', '[{"name":"x"},null]'],
])('%s in storage counts as nothing kept', (_what, stored) => {
  localStorage.setItem('views 3 /users', stored);
  expect(keptViews(3, '/users')).toEqual([]);
});

test('without storage they last until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  keepViews(4, '/users', [TWO]);
  expect(keptViews(4, '/users')).toEqual([TWO]);
  jest.restoreAllMocks();
});
