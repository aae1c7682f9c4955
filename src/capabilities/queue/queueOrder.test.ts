import { neighboursOf, placeText, renderedRows } from './queueOrder';

const QUEUE = ['a', 'b', 'c'];

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['z', undefined, undefined],
  [undefined, undefined, undefined],
])('%j stands between %j and %j', (item, previous, next) => {
  expect(neighboursOf(QUEUE, item)).toEqual({ previous, next });
});

test('a place is counted from one', () => {
  expect(placeText(QUEUE, 'b')).toBe('2 of 3');
});

test('rows are rendered as far as was scrolled, and some beyond the current one', () => {
  expect(renderedRows(16, -1)).toBe(16);
  expect(renderedRows(16, 30)).toBe(38);
});
