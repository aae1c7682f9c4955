import { countOf } from '@/components/format/number';
import { foldWords } from '@/lib/fold';
import { type Chosen, type Column, type FoundRecord, type Taken, type TakenField } from '../found';
import { amountFor } from './amounts';
import { type Draft, recordDraft } from './draft';
import { choicesOf, clean } from './fold';
import { headsOf, isFilled, sumOf, textOf } from './heads';
import { listLines } from './lines';
import { figureHead, isOtherNutrient, unitOf } from './nutrients';
import { isFact, readAmounts, readPlace } from './segments';
import { OVER_AMOUNTS } from './textLines';
import { type Cell, type Row, type Sheet } from './sheet';
import { type Vocabulary } from './vocabulary';

type TextRow = readonly string[];

/** Whether the heads are those of the panel's own export, each of them once. */
const isOwn = (heads: TextRow, { exported }: Taken) =>
  heads.length === Object.keys(exported).length && Object.keys(exported).every((head) => heads.includes(head));

const isNameless = (head: string) => /^Column \d+$/.test(head);

/** The field of a head: null for none, `''` for a nutrient that no field takes. */
function fieldOfHead(head: string, { taken, fieldOf, guessOf }: Vocabulary) {
  const known = fieldOf(head);
  if (known || isNameless(head)) return { field: known ?? null, isGuess: false };
  const { name, unit, isOtherUnit } = figureHead(head);
  const figures = taken.fields.filter(({ kind }) => kind === 'figure');
  const isEnergy = ({ unit: own }: TakenField) => own === 'kcal' && unitOf(unit) === own && !foldWords(name);
  const named = figures.find((field) => !isOtherUnit && (field === fieldOf(name) || isEnergy(field)));
  if (named) return { field: named, isGuess: false };
  const guess = guessOf(head) ?? (name === head ? undefined : guessOf(name));
  const isOther = isOtherNutrient(name) || (isOtherUnit && guess?.kind === 'figure');
  return { field: isOther && figures.length ? ('' as const) : (guess ?? null), isGuess: true };
}

function columnsOf(
  heads: TextRow,
  names: TextRow,
  rows: readonly Row[],
  chosen: Chosen,
  vocabulary: Vocabulary,
  isExport: boolean,
): Column[] {
  const { taken } = vocabulary;
  const found = names.map((name) => fieldOfHead(name, vocabulary));
  const sure = new Set(found.flatMap(({ field, isGuess }) => (isGuess ? [] : [field])));
  // A recipe beside a title is how it is made, where nothing else says that.
  const steps = taken.fields.find(
    (field) => field.properties?.includes('recipeInstructions') && !found.some((other) => other.field === field),
  );
  return heads.map((head, at) => {
    const first = textOf(rows.find((row) => isFilled(row[at]))?.[at]);
    const column = (field: string | null, isGuess = false) => ({ head, first, field, isGuess });
    if (Object.hasOwn(chosen, head)) return column(chosen[head]!);
    if (isExport) return column(taken.exported[head]!);
    const { field, isGuess } = found[at]!;
    if (!field) return column(field);
    const twins = found.filter((other) => other.field === field && !other.isGuess);
    const isOwn = (name: string) => vocabulary.onlyText && foldWords(name).includes(foldWords(taken.noun));
    // `Exercise Name` says it better than `Workout Name`; a plan has its kcal beside its calories.
    const isOther =
      !isGuess &&
      field.kind === 'line' &&
      !isOwn(head) &&
      heads.some((name, index) => isOwn(name) && found[index]!.field === field);
    const choice = taken.fields.find(({ kind, label }) => kind === 'choices' && foldWords(label) === foldWords(head));
    if (isOther) return column('');
    if (steps && field === vocabulary.title && twins.length > 1 && foldWords(head) === 'recipe')
      return column(steps.name, true);
    if (choice && twins.length > 1) return column(choice.name);
    // Another column may have the field already, by its name.
    return isGuess && sure.has(field) ? column(null) : column(field.name, isGuess);
  });
}

/** What a spreadsheet makes of `5-8`, as it is shown. */
const DAY_OF_YEAR = /^\d{1,2}-[A-Z][a-z]{2}$|^[A-Z][a-z]{2}-\d{2}$/;
const FAULT = /^#(?:N\/A|[A-Z]+[!?]|DIV\/0!)$/;

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
  if (FAULT.test(text)) draft.leave(asWritten);
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
function asTheyStand(row: Row, columns: readonly Column[], { taken }: Vocabulary) {
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

const sourceOf = (row: Row, heads: TextRow) =>
  heads.flatMap((head, at) => (isFilled(row[at]) ? [`${head}: ${row[at]}`] : [])).join('\n');

/** The rows that say neither what a record is called nor what it consists of. */
function withoutName(rows: readonly Row[], columns: readonly Column[], { title, taken }: Vocabulary): Set<Row> {
  const lists = new Set(taken.fields.flatMap(({ kind, name }) => (kind === 'lines' ? name : [])));
  const isOf = (row: Row, is: (field: string | null) => boolean) =>
    columns.some(({ field }, at) => is(field) && clean(textOf(row[at])).trim());
  const isNamed = columns.some(({ field }) => field === title?.name);
  const isNameless = (row: Row) =>
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
  const nameless = isExport ? new Set<Row>() : withoutName(filled, columns, vocabulary);
  const rows = filled.filter((row) => !nameless.has(row));
  const isUsed = columns.map(({ head, first }) => first || !isNameless(head));
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
  const notes = [
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
