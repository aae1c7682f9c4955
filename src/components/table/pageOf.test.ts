import { pageOf } from './pageOf';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

test.each([
  [1, 2, 1, ['a', 'b']],
  [3, 2, 3, ['e']],
  [9, 2, 3, ['e']],
  [1, 10, 1, ROWS],
])('page %i of %i rows each', (page, size, current, rows) => {
  expect(pageOf(ROWS, page, size)).toEqual({ current, rows });
});

test('an empty list has one page', () => {
  expect(pageOf([], 4, 10)).toEqual({ current: 1, rows: [] });
});
