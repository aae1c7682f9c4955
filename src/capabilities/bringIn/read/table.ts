import { listed } from '@/components/format/listed';
import { countOf } from '@/components/format/number';
import { type Chosen, type Column, type FoundRecord, type Taken, type TakenField } from '../found';
import { amountFor } from './amounts';
import { columnsOf, givingWay, isNameless } from './columns';
import { type Draft, recordDraft } from './draft';
import { choicesOf, clean } from './fold';
import { headsOf, isFilled, sumOf, textOf } from './heads';
import { listLines } from './lines';
import { figureHead } from './nutrients';
import { isFact, readAmounts, readPlace } from './segments';
import { OVER_AMOUNTS } from './textLines';
import { type Cell, type SheetRow, type Sheet } from './sheet';
import { type Vocabulary } from './vocabulary';

type TextRow = readonly string[];

/** Whether the heads are those of the panel's own export, each of them once. */
const isOwn = (heads: TextRow, { exported }: Taken) =>
  heads.length === Object.keys(exported).length && Object.keys(exported).every((head) => heads.includes(head));

/** What a spreadsheet makes of `5-8`, as it is shown. */
const DAY_OF_YEAR = /^\d{1,2}-[A-Z][a-z]{2}$|^[A-Z][a-z]{2}-\d{2}$/;
const FAULT = /^#(?:N\/A|[A-Z]+[!?]|DIV\/0!)$/;
const FORMULA = /^=[\p{L}\d$@(+-]/u;

/** A cell whose column has a field. */
export function readCell(field: TakenField, cell: Cell, head: string, vocabulary: Vocabulary, draft: Draft) {
  const text = String(cell);
  const asWritten = `${head}: ${text}`;
  if (field.kind === 'figure') {
    const amount = amountFor(field, cell, vocabulary, figureHead(head));
    if (amount) draft.figure(amount);
    else draft.noFigure(field, text);
    return;
  }
  const isFormula = FORMULA.test(text);
  if (isFormula && field === vocabulary.title) draft.doubt(field, `${field.label} with a formula`);
  if (FAULT.test(text) || (isFormula && field !== vocabulary.title)) draft.leave(asWritten);
  else if (field.kind === 'lines') draft.lines(field, listLines(text));
  else if (field.kind === 'place') readPlace(field, text, vocabulary, draft);
  else if (field.kind === 'choices') draft.set(field, choicesOf(text), asWritten);
  else draft.set(field, text, asWritten);
  if (DAY_OF_YEAR.test(text)) draft.doubt(field, `${field.label} with a date that may be a range`);
}

/** A cell whose column has no field: servings, times and amounts are known by what they are. */
function readOther(head: string, cell: Cell, vocabulary: Vocabulary, draft: Draft) {
  const written = `${head}: ${cell}`;
  if (OVER_AMOUNTS.test(head)) readAmounts(String(cell), vocabulary, draft);
  else if (isFact(`${head.replace(/\(.*\)/, '')}: ${cell}`)) draft.rest(written);
  else draft.leave(written);
}

/** The panel's own export says what its cells are, so they are taken as they stand, to the letter. */
function asTheyStand(row: SheetRow, columns: readonly Column[], { taken }: Vocabulary) {
  const fields: Record<string, string> = {};
  const place: string[] = [];
  columns.forEach(({ field }, at) => {
    const cell = String(row[at] ?? '');
    const kind = taken.fields.find(({ name }) => name === field)?.kind;
    if (!cell || !kind) return;
    if (kind === 'place') place.push(cell);
    else fields[field!] = cell;
  });
  return { fields, place, readFrom: {}, doubts: {}, notUnderstood: [] };
}

const sourceOf = (row: SheetRow, heads: TextRow) =>
  heads.flatMap((head, at) => (isFilled(row[at]) ? [`${head}: ${row[at]}`] : [])).join('\n');

/** The rows that say neither what a record is called nor what it consists of. */
function withoutName(
  rows: readonly SheetRow[],
  columns: readonly Column[],
  { title, taken }: Vocabulary,
): Set<SheetRow> {
  const lists = new Set(taken.fields.flatMap(({ kind, name }) => (kind === 'lines' ? name : [])));
  const isOf = (row: SheetRow, is: (field: string | null) => boolean) =>
    columns.some(({ field }, at) => is(field) && clean(textOf(row[at])).trim());
  const isNamed = columns.some(({ field }) => field === title?.name);
  const isNameless = (row: SheetRow) =>
    isNamed && !isOf(row, (field) => field === title?.name) && !isOf(row, (field) => lists.has(field ?? ''));
  return new Set(rows.filter(isNameless));
}

/** A table: its columns, and how each of its rows is read. */
export function tableOf({ rows: all, odd }: Sheet, vocabulary: Vocabulary, chosen: Chosen, from: string) {
  const width = all.reduce((most, { length }) => Math.max(most, length), 0);
  const { last, heads, names, isRepeated } = headsOf(all, width, chosen, vocabulary);
  const isExport = last === 0 && isOwn(all[0]!.map(String), vocabulary.taken);
  const sums = new Set<string>();
  const filled = all.slice(last + 1).filter((row) => {
    const sum = isExport ? null : sumOf(row);
    if (sum) sums.add(sum);
    return !sum && row.some(isFilled) && (isExport || !isRepeated(row));
  });
  const columns = columnsOf(heads, names, filled, chosen, vocabulary, isExport);
  const nameless = isExport ? new Set<SheetRow>() : withoutName(filled, columns, vocabulary);
  const rows = filled.filter((row) => !nameless.has(row));
  const isUsed = columns.map(({ head, first }) => first || !isNameless(head));
  const fieldsByName = new Map(vocabulary.taken.fields.map((field) => [field.name, field]));

  function recordOf(row: SheetRow): FoundRecord {
    const record = recordAsWritten(row);
    const oddAt = odd?.get(row);
    if (oddAt === undefined) return record;
    const field = fieldsByName.get(columns[oddAt]!.field ?? '') ?? vocabulary.title;
    const doubt = field && { [field.name]: `${field.label} with an odd quotation mark` };
    return { ...record, doubts: { ...record.doubts, ...doubt } };
  }

  function recordAsWritten(row: SheetRow): FoundRecord {
    const source = sourceOf(row, heads);
    if (isExport) return { ...asTheyStand(row, columns, vocabulary), source, from };
    const draft = recordDraft(vocabulary);
    columns.forEach(({ head, field }, index) => {
      const given = row[index];
      const cell = typeof given === 'number' ? given : textOf(given);
      if (cell === '' || field === '') return;
      const taking = field === null ? undefined : fieldsByName.get(field);
      if (taking) readCell(taking, cell, head, vocabulary, draft);
      else readOther(head, cell, vocabulary, draft);
    });
    return draft.done(source, from);
  }

  const leftOut = columns.filter(({ head, field }) => field === '' && !isExport && !Object.hasOwn(chosen, head));
  const worse = isExport ? [] : givingWay(columns, vocabulary);
  const notes = [
    ...(worse.length
      ? [`${listed(worse)} ${worse.length > 1 ? 'are' : 'is'} only taken where a row has no better figure.`]
      : []),
    ...leftOut.map(({ head }) => `The column “${head}” has no field here, so it is left out.`),
    ...[...nameless].slice(0, 1).map((row) => {
      const cells = row
        .map((cell) => clean(textOf(cell)).trim())
        .filter(Boolean)
        .join(', ');
      const { noun } = vocabulary.taken;
      return `${countOf(nameless.size, 'row')} without a name and without lists: no ${noun}. “${cells}”`;
    }),
    ...[...sums].map((sum) => `“${sum}” is a row of sums and no ${vocabulary.taken.noun}.`),
  ];
  return { columns: columns.filter((_, index) => isUsed[index]), rows, recordOf, isExport, notes };
}
