import { latinDigits } from '@/lib/digits';
import { type TakenField } from '../found';
import { BEFORE_VALUE, figureIn, type Value, valueAt } from './figures';
import {
  BETWEEN,
  type FigureHead,
  isKilojoules,
  isOtherNutrient,
  ONE_HAS,
  otherBasis,
  PER_100,
  PER_ALL,
  PER_ONE,
  unitOf,
  UNITS,
} from './nutrients';
import { type Vocabulary } from './vocabulary';

/** A figure with its field, as a text gives it. */
export interface Amount {
  field: TakenField;
  /** The figure alone, in the field's unit; of a range or a limit both ends or its sign as well. */
  figure: string;
  /** The words that it was read from. */
  text: string;
  /** What to look at, in a few words. */
  doubt?: string;
  /** From kilojoules, or not for a serving: another one is better. */
  givesWay: boolean;
}

/** A name before its amount. The point of `prot.38g` is not that of `.5`. */
const NAME = new RegExp(
  String.raw`(?<words>\p{L}[\p{L}\p{M}\s.()]*?)(?:[\s:=]|(?<=\p{L})\.|\.(?!\d))*${BEFORE_VALUE}`,
  'iuy',
);
const WORDS = /(?:of\s+)?(?<words>\p{L}[\p{L}\p{M}]*\.?(?:\s+\p{L}[\p{L}\p{M}]*\.?){0,3})/uy;
const GAP = new RegExp(
  String.raw`(?:[\s:=;/|·•،۔()[\]]|(?<=[\p{L}\p{M})\]])[.,]|[.,](?!\d)|${PER_ONE}|${PER_100}|${PER_ALL}|${BETWEEN})*`,
  'iuy',
);

/** What tells of amounts that follow, and is none itself. */
const LEAD = new RegExp(
  String.raw`^\s*(?:(?:(?:nutrition(?:al)?(?:\s+(?:facts|values?|information|info))?|macros?|n[äa]hrwerte?|غذائیت|غذائی معلومات)(?!\p{L})|${ONE_HAS})\s*:?\s*)?`,
  'iu',
);

const KJ_PER_KCAL = 4.184;
/** No dish has more: what would be is not meant as thousands. */
const MOST_KCAL = 9999;

/** What is known of a figure from elsewhere. */
type Known = Partial<Pick<FigureHead, 'unit' | 'basis'>> & { isBesideWords?: boolean };

/** The amount of a field that a value is; null if its numbers cannot be read. */
function amountOf(field: TakenField, value: Value, text: string, known: Known): Amount | null {
  const { about, limit, from, to, unit = known.unit } = value;
  const isConverted = isKilojoules(unit);
  const size = isConverted ? KJ_PER_KCAL : 1;
  const most = field.unit === 'kcal' ? MOST_KCAL * size : 0;
  const ends = [from, ...(to === undefined ? [] : [to])].map((number) => figureIn(number, most));
  if (ends.includes(null)) return null;
  const figures = ends.map((end) => String(isConverted ? Math.round(end!.value / size) : end!.value));
  const doubts = [
    to && 'as a range',
    limit && 'as a limit',
    known.basis,
    isConverted && 'from kJ',
    about && 'as a rough figure',
    known.isBesideWords && 'beside other words',
    ends.some((end) => end!.isAmbiguous) && 'that can be read in two ways',
  ].filter(Boolean);
  return {
    field,
    figure: `${limit ? `${limit} ` : ''}${figures.join('–')}`,
    text: text.trim(),
    doubt: doubts.length ? `${field.label} ${doubts.join(', ')}` : undefined,
    givesWay: isConverted || known.basis !== undefined,
  };
}

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

type Unit = TakenField['unit'] | null;

/** The longest run of the words that names a figure, with where it ends; its field is null for another nutrient. */
function named(words: string, unit: Unit, { figureOf }: Vocabulary) {
  const runs = [...words.matchAll(/\s+|$/g)].map(({ index }) => words.slice(0, index)).reverse();
  for (const run of runs) {
    const field = figureOf(run, unit);
    if (field) return { field, end: run.length };
  }
  const other = runs.find((run) => isOtherNutrient(run));
  return other ? { field: null, end: other.length } : null;
}

interface FoundAmount {
  field: TakenField | null;
  value: Value;
  end: number;
}

/** The amount at this place, with the name before or after it. */
function amountAt(
  latin: string,
  text: string,
  index: number,
  vocabulary: Vocabulary,
  own?: TakenField,
): FoundAmount | null {
  const value = valueAt(latin, text, index);
  if (!value) {
    const before = at(NAME, latin, index);
    const after = before && valueAt(latin, text, index + before[0].length);
    if (!after) return null;
    const words = before.groups!.words!.replace(/\(.*\)/, '');
    const field = vocabulary.figureOf(words, unitOf(after.unit)) ?? null;
    return field || isOtherNutrient(words) ? { field, value: after, end: after.end } : null;
  }
  const unit = unitOf(value.unit);
  const gap = at(/\s*/y, latin, value.end)![0].length;
  const after = at(WORDS, latin, value.end + gap);
  const words = after?.groups?.words ?? '';
  const name = named(words, unit, vocabulary);
  // `210p` may be of anything.
  if (name && (unit || name.end > 1))
    return { field: name.field, value, end: value.end + gap + after![0].length - words.length + name.end };
  const isOwn = !unit || unit === own?.unit;
  const field = unit === 'kcal' ? vocabulary.taken.fields.find((any) => any.unit === unit) : isOwn && own;
  return field ? { field, value, end: value.end } : null;
}

/** The amounts that a text consists of; null if it has anything else in it. The first one may be `own` without a name. */
function wholly(latin: string, text: string, vocabulary: Vocabulary, known: Known, own?: TakenField): Amount[] | null {
  const all = { ...known, basis: known.basis ?? otherBasis(latin) };
  const amounts: Amount[] = [];
  const skip = (index: number) => index + at(GAP, latin, index)![0].length;
  let index = skip(LEAD.exec(latin)![0].length);
  let start = index;
  while (index < latin.length) {
    const found = amountAt(latin, text, index, vocabulary, amounts.length ? undefined : own);
    if (!found) return null;
    const words = text.slice(start, found.end);
    index = skip(found.end);
    if (found.field) {
      const amount = amountOf(found.field, found.value, words, all);
      if (!amount) return null;
      amounts.push(amount);
    } else if (amounts.length) amounts.at(-1)!.text += `, ${words.trim()}`;
    // Another nutrient that stands first is told with what follows.
    if (amounts.length) start = index;
  }
  // The same once more, such as kilojoules beside kilocalories, is left.
  const isBetter = (other: Amount, { field, givesWay }: Amount) => other.field === field && givesWay && !other.givesWay;
  const best = amounts.filter((amount) => !amounts.some((other) => isBetter(other, amount)));
  return best.length ? best : null;
}

/** No longer text is searched for amounts. */
const LONGEST = 400;

/** The amounts that a text consists of, such as `465kcal, 38 g prot.`; null if it has anything else in it. */
export function amountsIn(text: string, vocabulary: Vocabulary): Amount[] | null {
  const latin = text.length > LONGEST ? '' : latinDigits(text);
  return /\d/.test(latin) ? wholly(latin, text, vocabulary, {}) : null;
}

const FURTHER = new RegExp(String.raw`\d\s*(?:${UNITS})(?!\p{L})`, 'iu');

/** The amount that stands for a field in a place of its own, such as a cell; null if it is not understood. */
export function amountFor(
  field: TakenField,
  cell: number | string,
  vocabulary: Vocabulary,
  known: Known = {},
): Amount | null {
  if (typeof cell === 'number') return cell < 0 ? null : amountOf(field, { from: cell, end: 0 }, String(cell), known);
  const text = cell.trim();
  if (text.length > LONGEST) return null;
  // There is just one figure, so blanks group its thousands.
  const latin = latinDigits(text).replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00A0');
  const own = wholly(latin, text, vocabulary, known, field)?.filter((amount) => amount.field === field) ?? [];
  if (new Set(own.map(({ figure }) => figure)).size === 1) return { ...own[0]!, text };
  const found = amountAt(latin, text, 0, vocabulary, field);
  const isAlone = found?.field === field && found.value.unit && !FURTHER.test(latin.slice(found.end));
  return isAlone && !own.length ? amountOf(field, found.value, text, { ...known, isBesideWords: true }) : null;
}
