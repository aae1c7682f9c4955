import { foldWords } from '@/lib/fold';
import { type Chosen, type Column, type TakenField } from '../found';
import { isFilled, textOf } from './heads';
import { figureHead, isKilojoules, isOtherNutrient, unitOf } from './nutrients';
import { placeSteps } from './segments';
import { type SheetRow } from './sheet';
import { type Vocabulary } from './vocabulary';

type TextRow = readonly string[];

/** A column without a head. */
export const isNameless = (head: string) => /^Column \d+$/.test(head);

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

/** So many values tell what a column is. */
const SAMPLE = 50;

/** Finds the step of a place that most values of a column name, of those that no head is called. */
function placesBy({ taken }: Vocabulary, found: readonly { field: TakenField | '' | null }[]) {
  const steps = taken.fields.filter(({ kind }) => kind === 'place');
  const wholes = new Set(taken.places.map((path) => path.map(foldWords).join('\n')));
  const open = steps
    .map((field, at) => ({
      field,
      names: new Set(taken.places.map((path) => foldWords(path[at] ?? ''))),
      isFirst: at === 0,
    }))
    .filter(({ field }) => !found.some((other) => other.field === field));
  return (values: readonly string[]) =>
    open.find(({ names, isFirst }) => {
      const isNamed = (value: string) =>
        names.has(foldWords(value)) || (isFirst && wholes.has(placeSteps(value).map(foldWords).join('\n')));
      return values.filter(isNamed).length * 2 > values.length;
    })?.field;
}

export function columnsOf(
  heads: TextRow,
  names: TextRow,
  rows: readonly SheetRow[],
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
  const placeIn = placesBy(vocabulary, found);
  return heads.map((head, at) => {
    const first = textOf(rows.find((row) => isFilled(row[at]))?.[at]);
    const column = (field: string | null, isGuess = false) => ({ head, first, field, isGuess });
    if (Object.hasOwn(chosen, head)) return column(chosen[head]!);
    if (isExport) return column(taken.exported[head]!);
    const { field, isGuess } = found[at]!;
    if (field === null) {
      const values = rows.slice(0, SAMPLE).flatMap((row) => textOf(row[at]) || []);
      const place = placeIn(values);
      return column(place?.name ?? null, place !== undefined);
    }
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

/** The heads whose figures another column has in a better way. */
export function givingWay(columns: readonly Column[], { taken }: Vocabulary): string[] {
  const isWorse = ({ head }: Column) => {
    const { basis, unit } = figureHead(head);
    return basis !== undefined || isKilojoules(unit);
  };
  const names = new Set<string | null>(taken.fields.flatMap(({ kind, name }) => (kind === 'figure' ? name : [])));
  const figures = columns.filter(({ field }) => names.has(field));
  const better = new Set(figures.filter((column) => !isWorse(column)).map(({ field }) => field));
  const worse = figures.filter((column) => isWorse(column) && better.has(column.field));
  return worse.map(({ head }) => `“${head}”`);
}
