import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { listedSupplements, searchSupplements } from './supplementsView';

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
])('the search %j matches anywhere in the title, ignoring case', (search, expected) => {
  expect(searchSupplements(LIST, search).map(({ id }) => id)).toEqual(expected);
});

test('a blank search returns the same list', () => {
  expect(searchSupplements(LIST, '  ')).toBe(LIST);
});

test('each supplement comes with the folder that lists it, whatever folder it names', () => {
  const folders: SupplementFolder[] = [
    { id: 1, title: 'Empty', supplements: [] },
    { id: 2, title: 'Vitamins', supplements: LIST },
  ];
  expect(listedSupplements(folders)).toEqual(
    LIST.map((supplement) => ({ id: supplement.id, supplement, folder: folders[1] })),
  );
});
