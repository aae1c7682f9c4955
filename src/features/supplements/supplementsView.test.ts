import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { findSupplement, searchSupplements } from './supplementsView';

const supplement = (id: number, title: string): Supplement => ({
  id,
  title,
  description: '',
  folderId: 9,
  externalLink: '',
  dosage: '',
  image: '',
});

const LIST = [supplement(1, 'Vitamin D3'), supplement(2, '💊'), supplement(3, 'Vitamin B12')];

test.each([
  ['  VITA ', [1, 3]],
  ['b12', [3]],
  ['💊', [2]],
  ['tea', []],
])('the search %j stands anywhere in the title, whatever its case', (search, expected) => {
  expect(searchSupplements(LIST, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search finds the very same list', () => {
  expect(searchSupplements(LIST, '  ')).toBe(LIST);
});

test('a supplement is found in the folder that lists it, whatever folder it names', () => {
  const folders: SupplementFolder[] = [
    { id: 1, title: 'Empty', supplements: [] },
    { id: 2, title: 'Vitamins', supplements: LIST },
  ];
  expect(findSupplement(folders, 3)).toEqual({ supplement: LIST[2], folder: folders[1] });
  expect(findSupplement(folders, 4)).toBeUndefined();
});
