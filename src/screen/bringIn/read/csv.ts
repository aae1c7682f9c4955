import { detectDelimiter, parseCsv } from 'hucre/csv';
import { unguarded } from '@/components/export/formula';
import { type Row, type Chosen } from './table';
import { type Vocabulary } from './vocabulary';

const DELIMITERS = [',', ';', '\t', '|'];

/** How many heads of the section the first line has, if it is parted so. */
function headsBy(line: string, delimiter: string, { fieldOf, taken }: Vocabulary, chosen: Chosen) {
  const [cells = []] = parseCsv(line, { delimiter });
  const isHead = (cell: string) => Object.hasOwn(taken.exported, cell) || Object.hasOwn(chosen, cell) || fieldOf(cell);
  return cells.filter((cell) => isHead(String(cell ?? '').trim())).length;
}

const firstLine = (text: string) => /^\s*[^\r\n]{0,2000}/.exec(text)![0];

const bestOf = (text: string, vocabulary: Vocabulary, chosen: Chosen) =>
  DELIMITERS.map((delimiter) => ({ delimiter, heads: headsBy(firstLine(text), delimiter, vocabulary, chosen) })).reduce(
    (best, next) => (next.heads > best.heads ? next : best),
  );

/** Whether a text is a table, such as cells that were copied from a spreadsheet: its first line consists of heads. */
export function isTable(text: string, vocabulary: Vocabulary) {
  const { delimiter, heads } = bestOf(text, vocabulary, {});
  const [cells = []] = parseCsv(firstLine(text), { delimiter });
  return heads > 1 && heads * 2 >= cells.length && /[\r\n]\s*\S/.test(text);
}

/** Excel names the delimiter so, and does not show it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The rows of a CSV file, as texts. Formulas are texts too. */
export function csvRows(text: string, vocabulary: Vocabulary, chosen: Chosen): Row[] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(line.length);
  const best = bestOf(content, vocabulary, chosen);
  const delimiter = separator ?? (best.heads > 1 ? best.delimiter : detectDelimiter(content));
  return parseCsv(content, { delimiter }).map((row) => row.map((cell) => unguarded(String(cell ?? ''))));
}
