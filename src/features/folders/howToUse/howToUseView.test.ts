import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { isAddress, listedContents, searchContents } from './howToUseView';

const content = (id: number, title: string): HelpContent => ({ id, categoryId: 9, title, description: '', media: '' });

const LIST = [content(1, 'Log a meal'), content(2, '🥗'), content(3, 'Swap a meal')];

test.each([
  ['  MEAL ', [1, 3]],
  ['swap', [3]],
  ['🥗', [2]],
  ['tea', []],
])('the search %j matches anywhere in the title, ignoring case', (search, expected) => {
  expect(searchContents(LIST, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(searchContents(LIST, '  ')).toBe(LIST);
});

test('each content comes with the category that lists it, whatever category it names', () => {
  const categories: HelpCategory[] = [
    { id: 1, title: 'Empty', contents: [] },
    { id: 2, title: 'Food', contents: LIST },
  ];
  expect(listedContents(categories)).toEqual(
    LIST.map((row) => ({ id: row.id, content: row, category: categories[1] })),
  );
});

test.each([
  [' HTTP://films.example/a.mp4', true],
  ['uploads/https://a.mp4', false],
  ['javascript:alert(1)', false],
])('%j is an address: %s', (media, expected) => {
  expect(isAddress(media)).toBe(expected);
});
