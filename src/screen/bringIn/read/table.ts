import { type Column, type FoundRecord, type Taken, type TakenField } from '../found';
import { amountFor } from './amounts';
import { type Draft, recordDraft } from './draft';
import { choicesOf } from './fold';
import { listLines } from './lines';
import { readPlace } from './segments';
import { type Vocabulary } from './vocabulary';

export type Row = readonly string[];

/** A table as it stands in its file. */
export interface Sheet {
  rows: readonly Row[];
  /** The rows with an odd quotation mark, each with the column where it stands. */
  odd?: ReadonlyMap<Row, number>;
  /** What to tell about it. */
  notes?: readonly string[];
}

/** What a person chose for columns: the field's name by head, `''` to leave one out. */
export type Chosen = Readonly<Record<string, string>>;

/** The heads of a table are among its first rows; above them may be a title. */
const HEAD_ROWS = 5;
const HEAD_LENGTH = 60;

const isFilled = (cell: string | undefined) => Boolean(cell?.trim());

const known = (row: Row, { fieldOf }: Vocabulary) => new Set(row.map((cell) => fieldOf(cell))).size;

/** Whether a first row of unknown words is nevertheless one of heads: short, all different, no figures among them. */
function looksLikeHeads(row: Row, below: readonly Row[]) {
  const cells = row.filter(isFilled);
  const isShort = cells.every((cell) => cell.length <= HEAD_LENGTH && !/\d|\n/.test(cell));
  const isUnlike = below.some((other) =>
    other.some((cell, at) => /^\s*\d/.test(cell) || cell.length > HEAD_LENGTH / 2 + (row[at]?.length ?? 0)),
  );
  return cells.length > 1 && isShort && new Set(cells).size === cells.length && isUnlike;
}

/** The row of heads; -1 if the table has none. */
function headRow(rows: readonly Row[], chosen: Chosen, vocabulary: Vocabulary) {
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

/** Whether the heads are those of the panel's own export, each of them once. */
const isOwn = (heads: Row, { exported }: Taken) =>
  heads.length === Object.keys(exported).length && Object.keys(exported).every((head) => heads.includes(head));

function columnsOf(
  heads: Row,
  rows: readonly Row[],
  chosen: Chosen,
  vocabulary: Vocabulary,
  isExport: boolean,
): Column[] {
  const { taken, fieldOf, guessOf } = vocabulary;
  const sure = new Set(heads.map((head) => fieldOf(head)));
  return heads.map((head, at) => {
    const first = rows.find((row) => isFilled(row[at]))?.[at]?.trim() ?? '';
    const column = (field: string | null, isGuess = false) => ({ head, first, field, isGuess });
    if (Object.hasOwn(chosen, head)) return column(chosen[head]!);
    if (isExport) return column(taken.exported[head]!);
    const field = fieldOf(head);
    if (field) return column(field.name);
    const guess = guessOf(head);
    // Another column may have the field already, by its name.
    return guess && !sure.has(guess) ? column(guess.name, true) : column(null);
  });
}

/** A cell whose column has a field. */
export function readCell(field: TakenField, cell: string, head: string, vocabulary: Vocabulary, draft: Draft) {
  const asWritten = `${head}: ${cell}`;
  if (field.kind === 'lines') draft.lines(field, listLines(cell));
  else if (field.kind === 'place') readPlace(field, cell, vocabulary, draft);
  else if (field.kind === 'choices') draft.set(field, choicesOf(cell), asWritten);
  else if (field.kind === 'line') draft.set(field, cell, asWritten);
  else {
    const amount = amountFor(field, cell, vocabulary);
    if (amount) draft.figure(amount);
    else {
      draft.set(field, cell, asWritten);
      draft.doubt(field, `${field.label} without a figure`);
    }
  }
}

/** The panel's own export says what its cells are, so they are taken as they stand, to the letter. */
function asTheyStand(row: Row, columns: readonly Column[], { taken }: Vocabulary) {
  const fields: Record<string, string> = {};
  const place: string[] = [];
  columns.forEach(({ field }, at) => {
    const cell = row[at] ?? '';
    const kind = taken.fields.find(({ name }) => name === field)?.kind;
    if (!cell || !kind) return;
    if (kind === 'place') place.push(cell);
    else fields[field!] = cell;
  });
  return { fields, place, readFrom: {}, doubts: {}, notUnderstood: [] };
}

const sourceOf = (row: Row, heads: Row) =>
  heads.flatMap((head, at) => (isFilled(row[at]) ? [`${head}: ${row[at]}`] : [])).join('\n');

/** A table: its columns, and how each of its rows is read. */
export function tableOf({ rows: all, odd }: Sheet, vocabulary: Vocabulary, chosen: Chosen, from: string) {
  const at = headRow(all, chosen, vocabulary);
  const width = all.reduce((most, { length }) => Math.max(most, length), 0);
  const found = Array.from({ length: width }, (_, index) => (at < 0 ? '' : (all[at]![index] ?? '').trim()));
  const heads = found.map((head, index) => head || `Column ${index + 1}`);
  const rows = all.slice(at + 1).filter((row) => row.some(isFilled));
  const isExport = at === 0 && isOwn(all[0]!, vocabulary.taken);
  const columns = columnsOf(heads, rows, chosen, vocabulary, isExport);
  const isUsed = columns.map(({ head, first }) => first || !head.startsWith('Column '));
  const fieldsByName = new Map(vocabulary.taken.fields.map((field) => [field.name, field]));

  function recordOf(row: Row): FoundRecord {
    const record = recordAsWritten(row);
    const oddAt = odd?.get(row);
    if (oddAt === undefined) return record;
    const field = fieldsByName.get(columns[oddAt]!.field ?? '') ?? vocabulary.title;
    const doubt = field && { [field.name]: `${field.label} with an odd quotation mark` };
    return { ...record, doubts: { ...record.doubts, ...doubt } };
  }

  function recordAsWritten(row: Row): FoundRecord {
    const source = sourceOf(row, heads);
    if (isExport) return { ...asTheyStand(row, columns, vocabulary), source, from };
    const draft = recordDraft(vocabulary);
    columns.forEach(({ head, field }, index) => {
      const cell = row[index]?.trim();
      if (!cell || field === '') return;
      const taking = field === null ? undefined : fieldsByName.get(field);
      if (taking) readCell(taking, cell, head, vocabulary, draft);
      else draft.leave(`${head}: ${cell}`);
    });
    return draft.done(source, from);
  }

  return { columns: columns.filter((_, index) => isUsed[index]), rows, recordOf, isExport };
}
