import { latinDigits } from '@/lib/digits';
import { foldWords } from '@/lib/fold';

/** What a figure is for. */
const ONE = 'serv(?:ing|e)|portion|person|plate|bowl|piece|slice|کس|سرونگ|حصہ|حصے|پلیٹ|پیالے';
export const PER_ONE = String.raw`(?:(?<!\p{L})(?:per|pro|je|each|an?|فی)|/)\s*(?:${ONE})s?(?!\p{L})`;

/** How a sentence about amounts begins: `Each portion (350 g) contains`. */
export const ONE_HAS = String.raw`(?=\P{L}*(?:\p{L}+\s+){0,3}(?:${ONE}|recipe|dish))[^\d:.]{1,40}(?:\(\d+ ?(?:g|ml)\)[^\d:.]{1,20})?(?<!\p{L})(?:has|have|contains?|provides?|gives?|gets?|comes to|is|hat|enthält|liefert|میں)(?!\p{L})`;
/** What stands between amounts, or behind them, in a sentence. */
export const BETWEEN = String.raw`(?<!\p{L})(?:of which|davon|including|and|with|plus|und|mit|اور|ہے|ہیں)(?!\p{L})`;
const A_HUNDRED = String.raw`100\s*(?:g|gr|grams?|ml|گرام)(?!\p{L})`;
export const PER_100 = String.raw`(?:(?<!\p{L})(?:per|pro|je|each|a|in|فی)|/)\s*${A_HUNDRED}`;

/** Of all that a recipe makes. */
export const PER_ALL = String.raw`(?<!\p{L})(?:(?:the|per)\s+)?(?:whole|entire|full|per)\s+(?:recipe|dish|batch|pot|tray)(?!\p{L})|(?<!\p{L})(?:in all|altogether)(?!\p{L})`;

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
const FOR_100 = new RegExp(PER_100, 'iu');
const FOR_ALL = new RegExp(PER_ALL, 'iu');
/** What figures are for by these words, where that is no serving: they give way to others. */
export type OtherBasis = 'for 100 g' | 'for all of it';

export function otherBasis(words: string, isHead = false): OtherBasis | undefined {
  if ((isHead ? HEAD_100 : FOR_100).test(words)) return 'for 100 g';
  return FOR_ALL.test(words) ? 'for all of it' : undefined;
}

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
  basis?: OtherBasis;
}

/** `Energy (kJ) per 100 g` is `Energy`, in `kJ`, for 100 g. */
export function figureHead(head: string): FigureHead {
  const words = latinDigits(head).replace(/_|(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ');
  const name = [HEAD_100, FOR_ALL, HEAD_ONE, OTHER_UNIT].reduce((rest, pattern) => rest.replace(pattern, ' '), words);
  const [unit] = HEAD_UNIT.exec(name) ?? [];
  return {
    name: name.replace(HEAD_UNIT, ' '),
    unit,
    isOtherUnit: OTHER_UNIT.test(words),
    basis: otherBasis(words, true),
  };
}
