import { unguarded } from '@/components/export/formula';
import { listed } from '@/components/format/listed';
import { csvCells } from './csvCells';
import { type Context } from './piece';
import { type Chosen } from '../found';
import { type Sheet } from './sheet';
import { type Vocabulary } from './vocabulary';

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter is guessed by so much of a text, in characters, and by the heads in so many of its rows. */
const SAMPLE = 10_000;
const HEAD_ROWS = 5;

const headsIn = (row: readonly string[], { fieldOf, taken }: Vocabulary, chosen: Chosen) =>
  row.filter((cell) => {
    const head = cell.trim();
    return Object.hasOwn(taken.exported, head) || Object.hasOwn(chosen, head) || fieldOf(head);
  }).length;

/** How well a delimiter parts a text: by the heads it finds, then by how many rows are as wide as the widest. */
function partedBy(delimiter: string, text: string, vocabulary: Vocabulary, chosen: Chosen) {
  const { rows, odd } = csvCells(text.slice(0, SAMPLE), delimiter);
  const heads = Math.max(0, ...rows.slice(0, HEAD_ROWS).map((row) => headsIn(row, vocabulary, chosen)));
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const alike = width > 1 ? rows.filter(({ length }) => length === width).length : 0;
  return { delimiter, heads, rank: [heads > 1 ? heads : 0, alike, -odd.size, width] };
}

const isBefore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
};

const bestOf = (text: string, vocabulary: Vocabulary, chosen: Chosen) =>
  DELIMITERS.map((delimiter) => partedBy(delimiter, text, vocabulary, chosen)).reduce((best, next) =>
    isBefore(next.rank, best.rank) ? next : best,
  );

/** Whether a text is a table, such as cells that were copied from a spreadsheet: its first line consists of heads. */
export function isTable(text: string, vocabulary: Vocabulary) {
  const [, line = ''] = /^\s*([^\r\n]{0,2000})/.exec(text)!;
  const { delimiter, heads } = bestOf(line, vocabulary, {});
  const [cells = []] = csvCells(line, delimiter).rows;
  return heads > 1 && heads * 2 >= cells.length && /[\r\n]\s*\S/.test(text);
}

/** Excel names the delimiter so, and does not show it. */
const SEPARATOR_LINE = /^sep=([^"\r\n])\r?\n/i;

/** `line 3 of menu.csv`; a pasted text has no name. */
export const linesNamed = (lines: readonly number[], from: string) =>
  `${lines.length > 1 ? 'lines' : 'line'} ${listed(lines)}${from && ` of ${from}`}`;

/** The rows of a CSV file, as texts. Formulas are texts too. */
export function csvSheet(text: string, { vocabulary, chosen, from }: Context): Sheet {
  const [skipped = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(skipped.length);
  const { rows, odd, unclosed } = csvCells(content, separator ?? bestOf(content, vocabulary, chosen).delimiter);
  for (const row of rows) for (const [at, cell] of row.entries()) row[at] = unguarded(cell);
  const lines = unclosed.map((line) => line + Number(skipped !== ''));
  const notes = lines.length
    ? [`A quotation mark on ${linesNamed(lines, from)} is never closed. The rows below are read as they stand.`]
    : [];
  return { rows, odd, notes };
}
