import { type Here } from './contentKind';
import { findDoubles, indexOf } from './doubles';

const here = (id: number, title: string, content: string): Here => ({
  id,
  title,
  content,
  place: '',
  dialog: `details:${id}`,
});

const found = (rows: readonly Here[], ...records: [title: string, content: string][]) => {
  const compared = records.map(([title, content], id) => ({ id, title, content }));
  return [...findDoubles(compared, indexOf(rows))].map(([id, double]) => [id, double.by]);
};

test('the same title and content is here already, whatever its capitals, accents and signs', () => {
  const rows = [here(1, 'Crème  brûlée!', 'Cream\n4 eggs')];
  expect(found(rows, ['cremebrulee', 'cream 4 eggs'])).toEqual([[0, 'here']]);
});

test('the same title with another content is another with this name', () => {
  expect(found([here(1, 'Soup', 'Leek')], ['soup', 'lentils'])).toEqual([[0, 'named']]);
});

test('the second one in a text is a double, and one without a title is like no other', () => {
  expect(found([], ['soup', 'leek'], ['soup', 'leek'], ['', ''], ['', ''])).toEqual([[1, 'text']]);
});

test('what is here and twice in the text is here, both times', () => {
  expect(found([here(1, 'Soup', 'leek')], ['soup', 'leek'], ['soup', 'leek'])).toEqual([
    [0, 'here'],
    [1, 'here'],
  ]);
});
