import { latinDigits } from '@/lib/digits';
import { foldWords } from '@/lib/fold';

/** What a figure is for. */
export const PER_ONE = String.raw`(?:(?<!\p{L})(?:per|pro|je|each|an?|فی)|/)\s*(?:serv(?:ing|e)|portion|person|plate|bowl|piece|کس|سرونگ|حصہ|پلیٹ)s?(?!\p{L})`;
const A_HUNDRED = String.raw`100\s*(?:g|gr|grams?|ml|گرام)(?!\p{L})`;
export const PER_100 = String.raw`(?:(?<!\p{L})(?:per|pro|je|each|a|in|فی)|/)\s*${A_HUNDRED}`;

export const UNITS = String.raw`k?cal(?:ories|orie)?s?|kilocalories|kj|kilojoules?|کلو\s?جول|كيلو\s?جول|g(?:ram)?s?|gr|گرام|کیلوریز|کیلوری|حرارے`;

const KILOJOULES = /^(?:k(?:j|ilojoule)|.*جول$)/i;
export const isKilojoules = (unit: string | undefined) => KILOJOULES.test(unit ?? '');

/** Kilojoules are energy too, so they count as kcal. */
export function unitOf(written: string | undefined) {
  if (!written) return null;
  return isKilojoules(written) || /^(?:k?cal|kilocal|کیلو|حرار)/i.test(written) ? 'kcal' : 'g';
}

const PART =
  /^(?:net|added|dietary|saturated?s?|satur\w*|unsatur\w*|mono\w*|poly\w*|sat|trans|omega|sugars?|fib(?:re|er)s?|starch|salt|sodium|potassium|calcium|iron|magnesium|zinc|cholesterol|zucker|gesattigte?|ballaststoffe|salz|شکر|فائبر|نمک)$/;
const OF_WHICH = /^(?:of|which|davon|thereof|total|the|fats?|fatty|acids?|fett\w*|carb(?:ohydrate)?s?|kohlenhydrate)$/;

/** Whether words name what is only a part of a nutrient, or none of those that a dish has: `of which sugars`, `net carbs`. */
export function isOtherNutrient(words: string) {
  const all = foldWords(words).split(' ');
  return all.every((word) => PART.test(word) || OF_WHICH.test(word)) && all.some((word) => PART.test(word));
}

const HEAD_100 = new RegExp(`${PER_100}|${A_HUNDRED}`, 'iu');
const HEAD_ONE = new RegExp(`${PER_ONE}|(?<!\\p{L})serving$`, 'iu');
const HEAD_UNIT = new RegExp(String.raw`(?<![\p{L}\d])(?:${UNITS})(?!\p{L})\.?`, 'iu');
/** No field counts in them. */
const OTHER_UNIT = /(?<!\p{L})(?:mg|[µμ]g|mcg|oz|lbs?|iu)(?!\p{L})|%(?:\s*dv)?/iu;

/** What the head of a column says of the figures below it, and the name without that. */
export interface FigureHead {
  name: string;
  /** As it is written, such as `kJ`. */
  unit?: string;
  isOtherUnit: boolean;
  isFor100: boolean;
}

/** `Energy (kJ) per 100 g` is `Energy`, in `kJ`, for 100 g. */
export function figureHead(head: string): FigureHead {
  const words = latinDigits(head).replace(/_|(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ');
  const name = words.replace(HEAD_100, ' ').replace(HEAD_ONE, ' ').replace(OTHER_UNIT, ' ');
  const [unit] = HEAD_UNIT.exec(name) ?? [];
  return {
    name: name.replace(HEAD_UNIT, ' '),
    unit,
    isOtherUnit: OTHER_UNIT.test(words),
    isFor100: HEAD_100.test(words),
  };
}
