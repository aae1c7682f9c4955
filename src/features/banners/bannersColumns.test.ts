import { findRows } from '@/screen/list/tableContext';
import { type Banner } from '@/services/banners';
import { BANNERS_TABLE } from './bannersColumns';

const banner = (id: number, link: string): Banner => ({ id, link, image: '' });

const LIST = [
  banner(1, 'petal.example/b'),
  banner(2, 'Petal.example/A'),
  banner(3, 'tea.example'),
  banner(4, 'tea.example'),
];

const ids = (banners: readonly Banner[]) => banners.map(({ id }) => id);

test.each([
  [' PETAL ', [1, 2]],
  ['tea', [3, 4]],
  ['coffee', []],
])('the search %j stands anywhere in the link, whatever its case', (search, expected) => {
  expect(ids(findRows(BANNERS_TABLE, LIST, search, null))).toEqual(expected);
});

test('a blank search and no sort leave the very same list', () => {
  expect(findRows(BANNERS_TABLE, LIST, '  ', null)).toBe(LIST);
});

test.each([
  ['asc', [2, 1, 3, 4]],
  ['desc', [3, 4, 1, 2]],
] as const)('links sort %s; equal ones stay as they came', (direction, expected) => {
  expect(ids(findRows(BANNERS_TABLE, LIST, '', { key: 'link', direction }))).toEqual(expected);
});
