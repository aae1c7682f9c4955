import { latinDigits } from '@/lib/digits';
import { type TakenField } from '../found';
import { type Vocabulary } from './vocabulary';

/** A figure with its field, as a text gives it. */
export interface Amount {
  field: TakenField;
  /** The figure alone; a range or a limit as it is written. */
  figure: string;
  /** The words that it was read from. */
  text: string;
  /** What to look at, in a few words. */
  doubt?: string;
  /** Worked out from kilojoules: one in kilocalories is better. */
  isConverted?: boolean;
}

const NUMBER = String.raw`\d{1,3}(?:[\u00A0\u202F.,'’]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)?`;
const TO = String.raw`\s*(?:-|–|—|to|bis|تا|سے)\s*`;
const ABOUT = String.raw`(?:~|≈|about|approx(?:imately)?\.?|around|circa|ca?\.|تقریبا[ًﹰ]?)`;
const LIMIT = String.raw`(?:<|>|≤|≥|less than|under|up to|over)`;
const UNITS = String.raw`k?cal(?:ories|orie)?s?|kilocalories|kj|kilojoules?|g(?:ram)?s?|gr|گرام|کیلوریز|کیلوری|حرارے`;

/** An amount from its sign to its unit, at the place where the search is. */
const VALUE = new RegExp(
  String.raw`(?<about>${ABOUT})?\s*(?<limit>${LIMIT})?\s*(?<from>${NUMBER})(?:${TO}(?<to>${NUMBER}))?\s*(?<unit>(?:${UNITS})(?!\p{L})\.?)?`,
  'iuy',
);

/** A name before its amount. */
const NAME = new RegExp(String.raw`(?<words>\p{L}[\p{L}\p{M}\s.()]*?)[\s:=.]*(?=${ABOUT}?\s*${LIMIT}?\s*\d)`, 'iuy');

const WORDS = /(?:of\s+)?(?<words>\p{L}[\p{L}\p{M}]*\.?(?:\s+\p{L}[\p{L}\p{M}]*\.?){0,3})/uy;
const GAP = /[\s,:=.;/|·•،]*/uy;

/** What tells of amounts that follow, and is none itself. */
const LEAD =
  /^\s*(?:(?:nutrition(?:al)?(?:\s+(?:facts|values?|information|info))?|macros?|n[äa]hrwerte?|غذائیت|غذائی معلومات)\s*:?\s*)?(?<per>(?:\(?(?:per|pro|each|a|فی)\s+(?:serving|portion|person|plate|bowl|piece|100\s*g|کس|سرونگ|حصہ|پلیٹ)\)?)\s*:?\s*)?/iu;

const KJ_PER_KCAL = 4.184;

/** `1,130` is 1130, `12,5` is 12.5. */
function toNumber(text: string) {
  const isGrouped = /^[1-9]\d{0,2}(?:[\u00A0\u202F.,'’]\d{3})+$/.test(text);
  return Number(isGrouped ? text.replace(/\D/g, '') : text.replace(',', '.'));
}

type Unit = TakenField['unit'] | null;

const isKilojoules = (unit: string | undefined) => /^k(?:j|ilojoule)/i.test(unit ?? '');

/** Kilojoules are energy too, so they count as kcal. */
function unitOf(written: string | undefined): Unit {
  if (!written) return null;
  return isKilojoules(written) || /^(?:k?cal|kilocal|کیلو|حرار)/i.test(written) ? 'kcal' : 'g';
}

type Parts = Record<string, string | undefined>;

/** The amount of a field for which the parts of a value stand. */
function amountOf(field: TakenField, { about, limit, from, to, unit }: Parts, text: string, is100: boolean): Amount {
  const { label } = field;
  const written = text.trim();
  if (to) return { field, figure: `${from}–${to}`, text: written, doubt: `${label} as a range` };
  if (limit) return { field, figure: `${limit} ${from}`, text: written, doubt: `${label} as a limit` };
  const number = toNumber(from!);
  const isConverted = isKilojoules(unit);
  const figure = String(isConverted ? Math.round(number / KJ_PER_KCAL) : number);
  const doubts = [is100 && 'for 100 g', isConverted && 'from kJ', about && 'as a rough figure'].filter(Boolean);
  const doubt = doubts.length ? `${label} ${doubts.join(', ')}` : undefined;
  return { field, figure, text: written, doubt, isConverted };
}

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** The longest run of the words that names a figure, with where it ends. */
function named(words: string, unit: Unit, { figureOf }: Vocabulary) {
  const ends = [...words.matchAll(/\s+|$/g)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const field = figureOf(words.slice(0, end), unit);
    if (field) return { field, end };
  }
  return null;
}

/** The amounts that a text consists of; null if it has anything else in it. `text` has the digits of English. */
function wholly(text: string, written: string, vocabulary: Vocabulary): Amount[] | null {
  const lead = LEAD.exec(text);
  const is100 = /100/.test(lead?.groups?.per ?? '');
  const energy = vocabulary.taken.fields.find(({ unit }) => unit === 'kcal');
  const amounts: Amount[] = [];
  let index = lead?.[0].length ?? 0;
  const add = (field: TakenField, parts: Parts, start: number, end: number) => {
    amounts.push(amountOf(field, parts, written.slice(start, end), is100));
    index = end + at(GAP, text, end)![0].length;
  };
  while (index < text.length) {
    const start = index;
    const value = at(VALUE, text, start);
    if (value) {
      const end = start + value[0].length;
      const gap = at(/\s*/y, text, end)![0].length;
      const unit = unitOf(value.groups!.unit);
      const after = at(WORDS, text, end + gap);
      const words = after?.groups?.words ?? '';
      const name = named(words, unit, vocabulary);
      if (name) add(name.field, value.groups!, start, end + gap + after![0].length - words.length + name.end);
      else if (energy && unit === 'kcal') add(energy, value.groups!, start, end);
      else return null;
    } else {
      const before = at(NAME, text, start);
      const figures = before && at(VALUE, text, start + before[0].length);
      if (!figures) return null;
      const words = before.groups!.words!.replace(/\(.*\)/, '');
      const field = vocabulary.figureOf(words, unitOf(figures.groups!.unit));
      if (!field) return null;
      add(field, figures.groups!, start, start + before[0].length + figures[0].length);
    }
  }
  return amounts.length ? amounts : null;
}

/** No longer text is searched for amounts. */
const LONGEST = 400;

/** The amounts that a text consists of, such as `465kcal, 38 g prot.`; null if it has anything else in it. */
export function amountsIn(text: string, vocabulary: Vocabulary): Amount[] | null {
  if (text.length > LONGEST) return null;
  const latin = latinDigits(text);
  if (!/\d/.test(latin)) return null;
  const found = wholly(latin, text, vocabulary);
  // Kilojoules beside kilocalories say the same once more.
  const hasOther = ({ field, isConverted }: Amount) =>
    isConverted && found?.some((other) => other.field === field && !other.isConverted);
  return found?.filter((amount) => !hasOther(amount)) ?? null;
}

/** The amount that stands for a field in a place of its own, such as a cell; null if it is not understood. */
export function amountFor(field: TakenField, text: string, vocabulary: Vocabulary): Amount | null {
  const latin = latinDigits(text).trim();
  const value = at(VALUE, latin, 0);
  const unit = unitOf(value?.groups?.unit);
  const isOfUnit = !unit || !field.unit || unit === field.unit;
  if (value?.[0].length === latin.length && isOfUnit) return amountOf(field, value.groups!, text, false);
  const found = amountsIn(text, vocabulary)?.filter((amount) => amount.field === field);
  return found?.length === 1 ? found[0]! : null;
}
