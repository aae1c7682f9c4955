import { chosen, neighbour } from './selection';

const items = (...ids: (number | string)[]) => ids.map((id) => ({ id }));

test.each([
  ['the chosen one', 2, 2],
  ['the first where none is chosen', null, 1],
  ['the first where the chosen one is gone', 9, 1],
])('shows %s', (_name, id, expected) => {
  expect(chosen(items(1, 2, 3), id)?.id).toBe(expected);
});

test('nothing is chosen of an empty list', () => {
  expect(chosen([], 1)).toBeUndefined();
});

test.each([
  ['the next one', items(1, 2, 3), items(1, 3), 2, 3],
  ['the one before where it was the last', items(1, 2, 3), items(1, 2), 3, 2],
  ['the next one that is still there', items(1, 2, 3, 4), items(1, 4), 2, 4],
  ['nothing where none is left', items(1), [], 1, undefined],
  ['nothing while it is still there', items(1, 2), items(2, 3), 2, undefined],
  ['nothing if it was never there', items(1, 2), items(2), 7, undefined],
  ['nothing where none was chosen', items(1, 2), items(2), null, undefined],
])('replaces an item that was removed: %s', (_name, before, after, id, expected) => {
  expect(neighbour(before, after, id)).toBe(expected);
});
