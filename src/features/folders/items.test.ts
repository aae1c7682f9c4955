import { listedItems, searchItems } from './items';

const LIST = ['Vitamin D3', '💊', 'Vitamin B12'].map((title, index) => ({ id: index + 1, title }));

test.each([
  ['  VITA ', [1, 3]],
  ['b12', [3]],
  ['💊', [2]],
  ['tea', []],
])('the search %j matches anywhere in the title, ignoring case', (search, expected) => {
  expect(searchItems(LIST, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(searchItems(LIST, '  ')).toBe(LIST);
});

test('each item comes with the folder that lists it, whatever folder it names', () => {
  const folders = [
    { id: 1, title: 'Empty', items: [] },
    { id: 2, title: 'Vitamins', items: LIST },
  ];
  expect(listedItems(folders)).toEqual(LIST.map((item) => ({ id: item.id, item, folder: folders[1] })));
});
