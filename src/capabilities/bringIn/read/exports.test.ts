import fc from 'fast-check';
import { textOf } from '@test/exports';
import { RECIPES } from '@test/sources/taken';
import { toCsv } from '@/components/export/formats';
import { type Cell } from '@/components/export/table';
import { toXlsx } from '@/components/export/xlsx';
import { type FoundRecord } from '../found';
import { readSources } from './readSources';

const HEADS = Object.keys(RECIPES.exported);
const [CATEGORY, SUB_CATEGORY, CREATED] = [1, 2, 10];

const row = (cells: readonly string[]): Cell[] => HEADS.map((_, at) => cells[at] ?? '');

/** The line that a record would be exported as; when it was created is not taken in. */
const exported = ({ fields, place }: FoundRecord) =>
  HEADS.map((head, at): Cell => {
    if (at === CATEGORY || at === SUB_CATEGORY) return place[at - CATEGORY] ?? '';
    return fields[RECIPES.exported[head]!] ?? '';
  });

const read = async (blob: Blob, name: string) => readSources([new File([blob], name)], RECIPES);

/** Rows of whatever people type; both steps of a place, or none. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', "'quoted", ' a; b', 'one\n\ntwo', '12 g', '-5'),
);
const cells = fc.array(texts, { minLength: 10, maxLength: 10 }).map(([title, category, ...rest]) => {
  const isPlaced = Boolean(category && rest[0]);
  return row([title!.trim() || 'Soup', ...(isPlaced ? [category!, rest[0]!] : ['', '']), ...rest.slice(1)]);
});

test('a CSV that the panel wrote is read, and written again, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 5 }), async (rows) => {
      const file = await toCsv([HEADS, ...rows]);
      const { records, problems } = await read(file, 'recipes.csv');
      expect(problems).toEqual([]);
      expect(await textOf(await toCsv([HEADS, ...records.map(exported)]))).toBe(await textOf(file));
    }),
    { numRuns: 300 },
  );
});

test('a workbook that the panel wrote is read, and written again, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 5 }), async (rows) => {
      const file = await toXlsx([HEADS, ...rows]);
      const { records, problems } = await read(file, 'recipes.xlsx');
      expect(problems).toEqual([]);
      expect(await textOf(await toXlsx([HEADS, ...records.map(exported)]))).toBe(await textOf(file));
    }),
    { numRuns: 60 },
  );
});

test('what the panel exports is known by its heads, and nothing in it is a guess or without a field', async () => {
  const { columns } = await read(await toCsv([HEADS, row(['Soup'])]), 'recipes.csv');
  expect(columns.every(({ isGuess, field }) => !isGuess && field !== null)).toBe(true);
  expect(columns[CREATED]).toMatchObject({ head: 'Created', field: '' });
});
