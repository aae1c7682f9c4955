import { latinDigits } from '@/lib/digits';
import { type UrlField } from '@/screen/urlFields';

const OPERATORS = ['>=', '<=', '>', '<', '=', 'is not', 'is', 'has no', 'has'] as const;

export type Operator = (typeof OPERATORS)[number];

/** The operators by how they may be written. */
const SPELLINGS = new Map<string, Operator>([
  ...OPERATORS.map((operator) => [operator, operator] as const),
  ['more than', '>'],
  ['less than', '<'],
  ['at least', '>='],
  ['at most', '<='],
  ['does not have', 'has no'],
  ['has not', 'has no'],
  ['contains', 'has'],
  ['mentions', 'has'],
  ['without', 'has no'],
  ['after', '>'],
  ['before', '<'],
  ['above', '>'],
  ['below', '<'],
  ['under', '<'],
  ['over', '>'],
  ['≥', '>='],
  ['≤', '<='],
]);

/** Finds an operator: the longest of those that begin at one place, and words only where they stand alone. */
const OPERATOR = new RegExp(
  [...SPELLINGS.keys()]
    .sort((one, other) => other.length - one.length)
    .map((spelling) => (/^\w/.test(spelling) ? `(?<=\\W)${spelling}(?!\\w)` : spelling))
    .join('|'),
  'i',
);

/** One condition as it was written. Whether its words mean anything is decided later, by the fields. */
export interface Condition {
  /** The field's name, in lower case. */
  field: string;
  /** Null for a text in which none was found. */
  operator: Operator | null;
  value: string;
  /** Whether only members with a check-in after this day of their programme count. */
  afterDay?: number;
}

/** Any of these conditions must hold. */
export type Clause = readonly Condition[];

/** Every clause must hold. */
export type Conditions = readonly Clause[];

export const NO_CONDITIONS: Conditions = [];

const AFTER_DAY = /^(.*?)\bafter day (\p{Nd}{1,4})$/iu;

const unquoted = (text: string) => (/^"(.*)"$/s.exec(text)?.[1] ?? text).replaceAll('""', '"');

/**
 * The text with quotes in the place of what is enclosed by quotes or belongs to a figure, so that a separator or operator
 * found here is one. The comma of `1,400` and the inch mark of `5'4"` belong to their figure: no field begins with a digit.
 */
export const outsideQuotes = (text: string) =>
  text.replace(/\p{Nd},(?=\p{Nd})|\p{Nd}"|"[^"]*"?/gu, (found) => '"'.repeat(found.length));

/** One condition; without an operator it is another value for the condition before it, as in `has acne or hair`. */
function toCondition(text: string, before: Condition | undefined): Condition {
  const found = OPERATOR.exec(outsideQuotes(text));
  if (!found) {
    if (before?.operator) return { ...before, value: unquoted(text) };
    return { field: text.toLowerCase(), operator: null, value: '' };
  }
  const { 0: spelling, index } = found;
  const written = text.slice(index + spelling.length);
  const [, value = written, day] = AFTER_DAY.exec(written) ?? [];
  return {
    field: text.slice(0, index).trim().toLowerCase(),
    operator: SPELLINGS.get(spelling.toLowerCase())!,
    value: unquoted(value.trim()),
    ...(day && { afterDay: Number(latinDigits(day)) }),
  };
}

/** The parts of a text between separators outside quotes. */
function split(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of outsideQuotes(text).matchAll(separator)) {
    parts.push(text.slice(start, index));
    start = index + found.length;
  }
  return [...parts, text.slice(start)].map((each) => each.trim()).filter(Boolean);
}

const withoutBrackets = (text: string) => /^\((.*)\)$/s.exec(text)?.[1] ?? text;

function toClause(text: string): Clause {
  const clause: Condition[] = [];
  for (const part of split(withoutBrackets(text), /\sor\s/gi)) clause.push(toCondition(part, clause.at(-1)));
  return clause;
}

/**
 * Reads conditions from text: separated by commas or lines, each of one or more conditions separated by `or`, each a
 * field, an operator and a value, which quotes may enclose: `bmi > 30, symptom has acne or hair, waist change < 1 after
 * day 60`. Any text can be read; a condition without an operator has none.
 */
export const parseConditions = (text: string): Conditions =>
  split(text, /[,;\n]/g)
    .map(toClause)
    .filter((clause) => clause.length > 0);

const NEEDS_QUOTES = /[,;()"\n]|\bor\b|\bafter day \d+$|^not?\b|^\s|\s$|^$/i;

const quoted = (value: string) => (NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** One condition as text, which `parseConditions` reads as the same condition. */
export function printCondition({ field, operator, value, afterDay }: Condition): string {
  if (!operator) return field;
  return `${field} ${operator} ${quoted(value)}${afterDay === undefined ? '' : ` after day ${afterDay}`}`;
}

export const printClause = (clause: Clause) =>
  clause.length > 1 ? `(${clause.map(printCondition).join(' or ')})` : clause.map(printCondition).join('');

export const printConditions = (conditions: Conditions) => conditions.map(printClause).join(', ');

/** Conditions in the address, as the text that a person would type. */
export const conditionsField: UrlField<Conditions> = {
  read: (text) => parseConditions(text.slice(0, 2000)),
  write: printConditions,
  isStep: true,
};
