import { sameValues } from './sameValues';

test('compares by content', () => {
  const values = () => ({ title: 'Oats', steps: ['soak', 'stir'], macros: { fat: 8 }, image: null });
  expect(sameValues(values(), values())).toBe(true);
  expect(sameValues(values(), { ...values(), steps: ['soak'] })).toBe(false);
  expect(sameValues(values(), { ...values(), macros: { fat: 9 } })).toBe(false);
  expect(sameValues(values(), { ...values(), note: '' })).toBe(false);
});

test('another file is a change, even with the same name', () => {
  const file = () => new File(['a'], 'a.png', { lastModified: 1 });
  const first = file();
  expect(sameValues({ image: first }, { image: first })).toBe(true);
  expect(sameValues({ image: first }, { image: file() })).toBe(false);
  expect(sameValues({ image: null }, { image: first })).toBe(false);
});

test('sets with the same members are the same, in any order', () => {
  expect(sameValues({ ids: new Set([1, 2]) }, { ids: new Set([2, 1]) })).toBe(true);
  expect(sameValues({ ids: new Set([1, 2]) }, { ids: new Set([1, 3]) })).toBe(false);
  expect(sameValues({ ids: new Set([1]) }, { ids: new Set([1, 2]) })).toBe(false);
});

test.each([
  [['soak'], ['soak', 'stir']],
  [['a'], 'a'],
  [[], {}],
  [{}, null],
  [[], null],
  [new Set(), null],
  [new Set(['a']), ['a']],
])('%j is not %j', (one, other) => {
  expect(sameValues(one, other)).toBe(false);
  expect(sameValues(other, one)).toBe(false);
});

test('one item of a list that differs is a change', () => {
  expect(sameValues(['soak', 'stir'], ['soak', 'serve'])).toBe(false);
});
