import { foldWords } from '@/lib/fold';
import { figureHead } from './nutrients';
import { type Chosen } from '../found';
import { type Cell, type SheetRow } from './sheet';
import { type Vocabulary } from './vocabulary';

type TextRow = readonly string[];

/** The heads of a table. */
interface Heads {
  /** The last row of them; -1 if the table has none. */
  last: number;
  /** The head of each column: of two rows the words of both. */
  heads: readonly string[];
  /** What each column is looked up by: of two rows the lower one, where it is known alone. */
  names: readonly string[];
  /** Whether a row has nothing but heads once more. */
  isRepeated: (row: SheetRow) => boolean;
}

/** The heads of a table are among its first rows; above them may be a title. */
const HEAD_ROWS = 5;
const HEAD_LENGTH = 60;

export const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
export const isFilled = (cell: Cell | undefined) => Boolean(textOf(cell));

const known = (row: TextRow, { fieldOf }: Vocabulary) => new Set(row.map((cell) => fieldOf(cell))).size;

const FOR_100 = /100 ?(?:g|ml)\b/i;

/** Whether a first row of unknown words is nevertheless one of heads: short, all different, no figures among them. */
function looksLikeHeads(row: TextRow, below: readonly TextRow[]) {
  const cells = row.filter(isFilled);
  const isShort = cells.every((cell) => cell.length <= HEAD_LENGTH && !/\d|\n/.test(cell.replace(FOR_100, '')));
  const isUnlike = below.some((other) =>
    other.some((cell, at) => /^\s*\d/.test(cell) || cell.length > HEAD_LENGTH / 2 + (row[at]?.length ?? 0)),
  );
  return cells.length > 1 && isShort && new Set(cells).size === cells.length && isUnlike;
}

/** The row of heads; -1 if the table has none. */
function headRow(rows: readonly TextRow[], chosen: Chosen, vocabulary: Vocabulary) {
  const first = rows.slice(0, HEAD_ROWS);
  const byWords = first.findIndex(
    (row) => known(row, vocabulary) > 2 || row.filter((cell) => Object.hasOwn(chosen, cell)).length > 1,
  );
  if (byWords >= 0) return byWords;
  const named = first.findIndex((row) => known(row, vocabulary) > 1 && row.filter(isFilled).length <= 2);
  if (named >= 0) return named;
  const filled = first.findIndex((row) => row.some(isFilled));
  return filled >= 0 && looksLikeHeads(rows[filled]!, rows.slice(filled + 1, filled + 1 + HEAD_ROWS)) ? filled : -1;
}

const UNIT = /^\(?(?:k?cal|kj|m?g|grams?|gr|ml|%)\)?$/i;

const isKnown = (head: string, { fieldOf, guessOf }: Vocabulary) =>
  Boolean(fieldOf(head) ?? fieldOf(figureHead(head).name) ?? guessOf(head));

/** Whether a row below heads parts some of them further: into words that are known, or units. */
function isLower(row: TextRow, upper: TextRow, vocabulary: Vocabulary) {
  const { fieldOf, title } = vocabulary;
  const own = row.map((cell, at) => (cell === upper[at] ? '' : cell));
  const cells = own.filter(isFilled);
  const isNamed = own.some((cell, at) => isFilled(cell) && fieldOf(upper[at] ?? '') === title);
  return cells.length > 0 && !isNamed && cells.every((cell) => isKnown(cell, vocabulary) || UNIT.test(cell));
}

/** Whether a row above heads names groups of them: several, and no title above the table. */
const isUpper = (row: TextRow | undefined) =>
  row !== undefined &&
  row.filter(isFilled).length > 1 &&
  row.every((cell) => cell.length <= HEAD_LENGTH && !/^\d/.test(cell));

/** The heads of two rows: a group counts for the columns on its right that have no other. */
function joined(upper: TextRow, lower: TextRow, vocabulary: Vocabulary) {
  let group = '';
  return lower.map((cell, at) => {
    const own = cell === upper[at] ? '' : cell;
    group = upper[at] || (own ? group : '');
    const head = [group, own].filter(Boolean).join(' ');
    return { head: own || upper[at] ? head : '', name: own && isKnown(own, vocabulary) ? own : head };
  });
}

export function headsOf(all: readonly SheetRow[], width: number, chosen: Chosen, vocabulary: Vocabulary): Heads {
  const first = all.slice(0, 2 * HEAD_ROWS).map((row) => Array.from({ length: width }, (_, at) => textOf(row[at])));
  const at = headRow(first, chosen, vocabulary);
  const none = Array.from({ length: width }, () => '');
  const row = first[at] ?? none;
  const below = first[at + 1] ?? none;
  const above = first[at - 1] ?? none;
  const hasLower = at >= 0 && isLower(below, row, vocabulary);
  const [upper, lower] = hasLower ? [row, below] : [isUpper(above) ? above : none, row];
  const columns = joined(upper, lower, vocabulary);
  const words = columns.map(({ head, name }, column) =>
    [head, name, upper[column]!, lower[column]!].filter(Boolean).map(foldWords),
  );
  return {
    last: at + Number(hasLower),
    heads: columns.map(({ head }, column) => head || `Column ${column + 1}`),
    names: columns.map(({ name }) => name),
    isRepeated(other) {
      const cells = other.flatMap((cell, column) =>
        isFilled(cell) ? [{ word: foldWords(textOf(cell)), column }] : [],
      );
      return cells.length > 1 && cells.every(({ word, column }) => words[column]?.includes(word));
    },
  };
}

const SUMS = new Set([
  ...['total', 'totals', 'sum', 'subtotal', 'average', 'avg', 'mean', 'summe', 'gesamt', 'durchschnitt', 'somme'],
  ...['مجموع', 'کل', 'ٹوٹل', 'اوسط', 'المجموع', 'الاجمالي'].map(foldWords),
]);

/** The name of a row of sums, such as `Total`: besides it there are figures alone. */
export function sumOf(row: SheetRow) {
  const [name = '', ...others] = row.map(textOf).filter(Boolean);
  const words = foldWords(name).split(' ');
  const isSum = SUMS.has(words[0]!) || SUMS.has(words.at(-1)!);
  return isSum &&
    others.length > 0 &&
    others.every((cell) => /^[-\d\p{Nd}][\d\p{Nd}\s.,٫٬]*(?:\s*(?:kcal|kj|g|%))?$/iu.test(cell))
    ? name
    : null;
}
