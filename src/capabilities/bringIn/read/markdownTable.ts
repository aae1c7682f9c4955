import { linesOf } from './fold';
import { figureHead, isOtherNutrient, otherBasis } from './nutrients';
import { type Sheet } from './sheet';
import { lineOf } from './sheetText';
import { unmarked } from './textLines';
import { type Vocabulary } from './vocabulary';

const DIVIDER = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => unmarked(cell.replaceAll('\\|', '|').replace(/<br\s*\/?>/gi, '\n')));

const dividerIn = (lines: readonly string[]) =>
  lines.findIndex((line, at) => at > 0 && line.length < 1000 && DIVIDER.test(line) && lines[at - 1]!.includes('|'));

/** The table of records that a text in Markdown is; null for one whose heads are of something else, such as its figures. */
export function markdownSheet(text: string, { title, fieldOf }: Vocabulary): Sheet | null {
  const lines = linesOf(text);
  const divider = dividerIn(lines);
  const heads = cellsOf(lines[divider - 1] ?? '');
  const fields = heads.map(fieldOf);
  if (!title || !fields.includes(title) || new Set(fields).size < 3) return null;
  const below = lines.slice(divider + 1);
  const end = below.findIndex((line) => !line.includes('|'));
  const rows = end < 0 ? below : below.slice(0, end);
  const others = [...lines.slice(0, divider - 1), ...below.slice(rows.length)].filter((line) => line.trim());
  const notes = others.length ? [`What stands beside the table is not read: “${others.join(' ').slice(0, 100)}”`] : [];
  return { rows: [heads, ...rows.map(cellsOf)], notes };
}

/** A row of a table in a record: below heads that are figures each cell with its head, else as in a sheet with one record. */
function linesOfRow(cells: readonly string[], heads: readonly string[], vocabulary: Vocabulary): string[] {
  const { fieldOf } = vocabulary;
  const isFigure = (head = '') => (fieldOf(head) ?? fieldOf(figureHead(head).name))?.kind === 'figure';
  if (heads.filter(isFigure).length > 1) {
    const about = cells.filter((cell, at) => cell && !isFigure(heads[at])).map((cell) => `${cell}: `);
    return [
      about.join('') +
        cells.flatMap((cell, at) => (cell && isFigure(heads[at]) ? `${heads[at]} ${cell}` : [])).join(', '),
    ];
  }
  const [first = '', ...values] = cells;
  const label = first.replace(/^\P{L}+(?=\p{L})/u, '');
  const isPart = isOtherNutrient(label) && values.some((value) => /^\d.*g$/.test(value));
  if (!isFigure(label) && !isPart) return [lineOf(cells, vocabulary)];
  return values.map((value, at) => `${label}: ${value} ${otherBasis(heads[at + 1] ?? '', true) ? heads[at + 1] : ''}`);
}

/** The lines of a record, with those of its tables in Markdown as people write them without one. */
export function withoutTables(lines: readonly string[], vocabulary: Vocabulary): string[] {
  const divider = dividerIn(lines);
  if (divider < 0 || !vocabulary.taken.fields.some(({ kind }) => kind === 'figure')) return [...lines];
  const below = lines.slice(divider + 1);
  const end = below.findIndex((line) => !line.includes('|'));
  const rows = (end < 0 ? below : below.slice(0, end)).map(cellsOf);
  const heads = cellsOf(lines[divider - 1]!);
  const list = heads.find((head) => vocabulary.fieldOf(head)?.kind === 'lines');
  const isRow = heads.slice(1).some((head) => /^\d/.test(head));
  return [
    ...lines.slice(0, divider - 1),
    ...(list ? [`${list}:`] : []),
    ...(isRow ? [heads, ...rows] : rows).flatMap((cells) => linesOfRow(cells, isRow ? [] : heads, vocabulary)),
    ...withoutTables(below.slice(rows.length), vocabulary),
  ];
}
