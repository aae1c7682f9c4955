import fc from 'fast-check';
import { sheetOf } from '@test/exports';
import { type Cell } from './table';
import { toXlsx } from './xlsx';

const written = async (...lines: Cell[][]) => sheetOf(await toXlsx(lines));

test('texts and numbers come back as such; what looks like a formula is a text', async () => {
  const lines = [
    ['Name', 'Age', 'Note'],
    ['Amina', 31, '=1+1'],
    ['<b>&"', -0.5, 'one\ntwo'],
    ['', 0, ''],
  ];
  expect(await written(...lines)).toEqual(lines);
});

test('a file says what it is', async () => {
  const { type } = await toXlsx([['Name']]);
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});

test('what XML forbids is left out, and what a sheet would read as a code stays as it is', async () => {
  expect(await written(['a\u0000\u0008b\v\f\u000e\u001f\ufffe\uffff'])).toEqual([['ab']]);
  const codes = ['_x0041_ _x_', '_x00e9__XFFFF_', 'a_x000D_b', '_x041_'];
  expect(await written(codes)).toEqual([codes]);
});

test('a text is cut where Excel would call the file damaged', async () => {
  const [[cell]] = (await written(['x'.repeat(40_000)])) as [[string]];
  expect(cell).toHaveLength(32_767);
});

test('whatever is written is read again', async () => {
  const header = ['One', 'Two', 'Three'];
  const texts = fc.string({ unit: 'grapheme' });
  // A line without any text at the end of a sheet is none.
  const line = fc
    .array(fc.oneof(texts, fc.integer()), { minLength: 3, maxLength: 3 })
    .filter((cells) => cells.some((cell) => cell !== ''));
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (lines) =>
      expect(await written(header, ...lines)).toEqual([header, ...lines]),
    ),
    { numRuns: 50 },
  );
});
