import { writeXlsx } from 'hucre/xlsx';
import { RECIPES } from '@test/sources/taken';
import { readSources } from './readSources';

const HEADS = ['Title', 'Ingredients', 'Method', 'Calories', 'Protein', 'Note'];

type Value = Date | boolean | number | string;

/** What a workbook has whose record has this value, shown in this format, under the head. */
async function read(head: string, value: Value, numFmt?: string) {
  const at = HEADS.indexOf(head);
  const row = ['Soup', '1 leek', 'Boil.', 250, 12, '' as Value].with(at, value);
  const cells = new Map([[`1,${at}`, { value, ...(numFmt && { style: { numFmt } }) }]]);
  const bytes = await writeXlsx({ sheets: [{ name: 'Recipes', rows: [HEADS, row], cells }] });
  const { records } = await readSources([new File([bytes as Uint8Array<ArrayBuffer>], 'a.xlsx')], RECIPES);
  return records[0]!;
}

test.each<[string, Value, string | undefined, string]>([
  ['Calories', 250.125, undefined, '250.125'],
  ['Calories', 1250, '#,##0', '1250'],
  ['Protein', 10.714, '0.000', '10.714'],
  ['Protein', 1.071, undefined, '1.071'],
  ['Protein', 0.1 + 0.2, undefined, '0.3'],
  ['Protein', 100 / 3, undefined, '33.333'],
  ['Protein', 100 / 3, '0.0', '33.3'],
  ['Protein', 12.5, '0', '12.5'],
  ['Protein', 0.04, '0.0', '0.04'],
  ['Protein', 4.5, '# ?/?', '4.5'],
  ['Calories', 310, '0" kcal"', '310'],
  ['Protein', 10.714, '0.000" g"', '10.714'],
  ['Calories', 1046, '0" kJ"', '250'],
  ['Note', 123, '00000', '00123'],
  ['Note', 1.5 / 24, 'h:mm', '1:30'],
  ['Note', new Date(Date.UTC(2026, 1, 11)), 'dd/mm/yyyy', '2026-02-11'],
])('%s of %p in the format %p is %s', async (head, value, format, text) => {
  expect((await read(head, value, format)).fields[head.toLowerCase()]).toBe(text);
});

test.each<[Value, string | undefined, string]>([
  [true, undefined, 'TRUE'],
  ['#N/A', undefined, '#N/A'],
  [0.4, '0%', '40%'],
  [0.2, '[<1]"tr";0.0', 'tr'],
  [-3, undefined, '-3'],
  [new Date(Date.UTC(2026, 7, 5)), 'd-mmm', '5-Aug'],
])('a protein of %p in the format %p is quoted as %s, and not taken', async (value, format, text) => {
  const { fields, readFrom, doubts } = await read('Protein', value, format);
  expect(fields).not.toHaveProperty('protein');
  expect([readFrom.protein, doubts.protein]).toEqual([text, 'Protein without a figure']);
});

test('a range that became a date is read as it is shown, with a doubt; an error is named', async () => {
  const { fields, doubts } = await read('Note', new Date(Date.UTC(2026, 7, 12)), 'd-mmm');
  expect([fields.note, doubts.note]).toEqual(['12-Aug', 'Note with a date that may be a range']);
  expect((await read('Note', '#REF!')).notUnderstood).toEqual(['Note: #REF!']);
});

test('a hidden sheet is not read, and that is said', async () => {
  const rows = [HEADS, ['Soup', '1 leek', 'Boil.', 250, 12, '']];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Shown', rows },
      { name: 'Costs', rows, hidden: true },
    ],
  });
  const { records, notes } = await readSources([new File([bytes as Uint8Array<ArrayBuffer>], 'a.xlsx')], RECIPES);
  expect(records).toHaveLength(1);
  expect(notes).toEqual(['The sheet “Costs” is hidden, so it is not read.']);
});
