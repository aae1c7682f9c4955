import fc from 'fast-check';
import { sheetOf, textOf } from '@test/exports';
import { FORMATS, toCsv } from './formats';
import { guarded, unguarded } from './formula';
import { type Cell } from './table';

const written = async (...lines: Cell[][]) => textOf(await toCsv(lines));

/** RFC 4180, read letter by letter. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') {
      line.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      at += 1;
      lines.push([...line, cell]);
      line = [];
      cell = '';
    } else cell += letter;
  }
  return lines;
}

test('lines end with CR LF, after a byte order mark', async () => {
  expect(await written(['Name', 'Age'], ['Amina', 31])).toBe('\uFEFFName,Age\r\nAmina,31\r\n');
});

test.each([
  ['Khan, Amina', '"Khan, Amina"'],
  ['a;b', '"a;b"'],
  ['the "best"', '"the ""best"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['Amina Khan', 'Amina Khan'],
  ['one\ttwo', '"one\ttwo"'],
  ['one\rtwo', '"one\rtwo"'],
  [' led by a space', '" led by a space"'],
  ['followed by one ', '"followed by one "'],
  ['the "a", the "b"', '"the ""a"", the ""b"""'],
])('%j is written %s', async (text, cell) => {
  expect(await written([text])).toBe(`\uFEFF${cell}\r\n`);
});

test.each(['=1+1', '+44 7700', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '  =1', '\u00a0=1', '＝1', '＋1', '－1', '＠a'])(
  '%j would be a formula and gets an apostrophe',
  async (text) => {
    expect(parse((await written([text])).slice(1))).toEqual([[`'${text}`]]);
  },
);

test.each(['5-3', 'a=b', 'me@mail.com', "'=1"])('%j is no formula', async (text) => {
  expect(await written([text])).toBe(`\uFEFF${text}\r\n`);
});

test('an apostrophe that guards a formula is taken off again, any other stays', () => {
  for (const text of ['=1+1', '\n-5', '＠a', 'a=b', "it's", "'tis", '']) expect(unguarded(guarded(text))).toBe(text);
  expect(unguarded("''=1")).toBe("''=1");
});

test('a file says what it is', async () => {
  const table = [['Name'], ['Amina']];
  expect((await FORMATS.csv.write(table)).type).toBe('text/csv;charset=utf-8');
  expect(await sheetOf(await FORMATS.xlsx.write(table))).toEqual(table);
  expect([FORMATS.csv.label, FORMATS.xlsx.label]).toEqual(['CSV', 'Excel (XLSX)']);
});

test('a number stays a number, also below zero', async () => {
  expect(await written([-5, 0.5])).toBe('\uFEFF-5,0.5\r\n');
});

const letters = fc.constantFrom(...'ab=+-@＝＠\'",;\t\r\n \u00a0\u200b😀é');
const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }));

test('whatever is written is read again, and nothing read starts a formula', async () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(fc.oneof(texts, fc.integer()), { minLength: width, maxLength: width })));
  await fc.assert(
    fc.asyncProperty(table, async (lines) => {
      const read = parse((await written(...lines)).slice(1));
      expect(read).toHaveLength(lines.length);
      lines.forEach((cells, row) =>
        cells.forEach((cell, column) => {
          const text = read[row]![column]!;
          if (typeof cell === 'number') expect(Number(text)).toBe(cell);
          else {
            expect([cell, `'${cell}`]).toContain(text);
            expect(text.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
          }
        }),
      );
    }),
  );
});
