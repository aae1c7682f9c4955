import { searchRows, sortRows } from './listRows';

const ROWS = [{ name: 'b' }, { name: 'A' }, { name: 'c' }, { name: 'B' }];
const textOf = ({ name }: { name: string }) => name;
const names = (rows: readonly { name: string }[]) => rows.map(textOf).join('');

test('a search matches anywhere in the text, ignoring capitals and space around it', () => {
  expect(names(searchRows(ROWS, textOf, ' B '))).toBe('bB');
  expect(names(searchRows([{ name: 'Drink water' }, { name: 'Walk' }], textOf, 'WAT'))).toBe('Drink water');
  expect(searchRows(ROWS, textOf, 'run')).toEqual([]);
});

test('a blank search returns the same list', () => {
  expect(searchRows(ROWS, textOf, '  ')).toBe(ROWS);
});

test('two texts of one list are searched apart', () => {
  const people = [{ name: 'Sana', email: 'iqbal@petal.example' }];
  expect(searchRows(people, textOf, 'iqbal')).toEqual([]);
  expect(searchRows(people, ({ email }) => email, 'iqbal')).toEqual(people);
});

test('texts and numbers sort up and down; a column that does not sort returns the same list', () => {
  const columns = [
    { key: 'name', sort: textOf },
    { key: 'length', sort: ({ name }: { name: string }) => name.charCodeAt(0) },
    { key: 'image' },
  ];
  expect(names(sortRows(ROWS, columns, { key: 'name', direction: 'asc' }))).toBe('AbBc');
  expect(names(sortRows(ROWS, columns, { key: 'name', direction: 'desc' }))).toBe('cBbA');
  expect(names(sortRows(ROWS, columns, { key: 'length', direction: 'asc' }))).toBe('ABbc');
  expect(sortRows(ROWS, columns, { key: 'image', direction: 'asc' })).toBe(ROWS);
  expect(sortRows(ROWS, columns, null)).toBe(ROWS);
});

test('numbers sort by their size, whatever their signs and fractions', () => {
  const prices = [2, -3, 0.25, -10, 0.5, 10].map((price) => ({ price }));
  const sorted = sortRows(prices, [{ key: 'price', sort: ({ price }) => price }], { key: 'price', direction: 'asc' });
  expect(sorted.map(({ price }) => price)).toEqual([-10, -3, 0.25, 0.5, 2, 10]);
});

test('equal rows keep the server’s order, up and down', () => {
  const rows = ['b1', 'a2', 'b3', 'a4'].map((name) => ({ name }));
  const columns = [{ key: 'letter', sort: ({ name }: { name: string }) => name[0]! }];
  expect(names(sortRows(rows, columns, { key: 'letter', direction: 'asc' }))).toBe('a2a4b1b3');
  expect(names(sortRows(rows, columns, { key: 'letter', direction: 'desc' }))).toBe('b1b3a2a4');
});
