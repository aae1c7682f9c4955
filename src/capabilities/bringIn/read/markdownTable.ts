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

/** The first table among lines, with those above and below it; null if there is none. */
function tableIn(lines: readonly string[]) {
  const divider = lines.findIndex(
    (line, at) => at > 0 && line.length < 1000 && DIVIDER.test(line) && lines[at - 1]!.includes('|'),
  );
  if (divider < 0) return null;
  const rest = lines.slice(divider + 1);
  const end = rest.findIndex((line) => !line.includes('|'));
  const rows = end < 0 ? rest : rest.slice(0, end);
  return {
    above: lines.slice(0, divider - 1),
    heads: cellsOf(lines[divider - 1]!),
    rows: rows.map(cellsOf),
    below: rest.slice(rows.length),
  };
}

/** The table of records that a text in Markdown is; null for one whose heads are of something else, such as its figures. */
export function markdownSheet(text: string, { title, fieldOf }: Vocabulary): Sheet | null {
  const table = tableIn(linesOf(text));
  const fields = table?.heads.map(fieldOf) ?? [];
  if (!table || !title || !fields.includes(title) || new Set(fields).size < 3) return null;
  const { above, heads, rows, below } = table;
  const others = [...above, ...below].filter((line) => line.trim());
  const notes = others.length ? [`What stands beside the table is not read: “${others.join(' ').slice(0, 100)}”`] : [];
  return { rows: [heads, ...rows], notes };
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
  const table = tableIn(lines);
  if (!table || !vocabulary.taken.fields.some(({ kind }) => kind === 'figure')) return [...lines];
  const { above, heads, rows, below } = table;
  const list = heads.find((head) => vocabulary.fieldOf(head)?.kind === 'lines');
  const isRow = heads.slice(1).some((head) => /^\d/.test(head));
  return [
    ...above,
    ...(list ? [`${list}:`] : []),
    ...(isRow ? [heads, ...rows] : rows).flatMap((cells) => linesOfRow(cells, isRow ? [] : heads, vocabulary)),
    ...withoutTables(below, vocabulary),
  ];
}
