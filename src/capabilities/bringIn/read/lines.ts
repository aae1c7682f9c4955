import { latinDigits } from '@/lib/digits';
import { linesOf } from './fold';

/**
 * Signs of lists; those in the private range are what word processors write for theirs. An `o` is one before a tab alone,
 * digits are in a box or a circle.
 */
const BULLET =
  /^\s*(?:(?:(?:[-*+•·∙▪◦●○■□◆❖➢➤►▶‣⁃–—§☐☑▢✓✔\uE000-\uF8FF]\uFE0F?|\[[ x]?\])\s+){1,2}|o\t\s*|(?:\d\uFE0F?\u20E3|[🔟①-⑳✅➡→👉🔸🔹]\uFE0F?\p{EMod}?)\s*)(?=\S)/iu;
const NUMBER = /^\s*(?:step\s*|مرحلہ\s*|قدم\s*)?(\d{1,3})\s*(?:\uFE0F?\u20E3\s*|[.):۔](?!\d)\s*|[-–]\s+)(?=\S)/iu;
const RANGE = /^\s*(\d+)\s*[-–]\s+(\d+(?:[.,]\d+)?)([½¼¾⅓⅔⅛])?/u;

/** Where a number and a dash stand before a greater number, they are a range: `1 - 2 tbsp oil`. */
function isRange(latin: string) {
  const [, from, to, fraction] = RANGE.exec(latin) ?? [];
  const more = Number(to?.replace(',', '.')) - Number(from);
  return more > 0 || (more === 0 && fraction !== undefined);
}

/** The number before a line, which may be the beginning of a range. */
function countOf(line: string): number | null {
  const [, digits] = NUMBER.exec(latinDigits(line)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The number that a list gives a line: `1. Rinse`, `Step 2: Simmer`, `۳۔ پکائیں`; null without one. */
export const numberOf = (line: string) => (isRange(latinDigits(line)) ? null : countOf(line));

/** The text of a numbered line. */
export const withoutNumber = (line: string) => line.slice(NUMBER.exec(latinDigits(line))?.[0].length ?? 0);

export const isBulleted = (line: string) => BULLET.test(line);

const QUANTITY =
  /^(?:\d(?!\d*-\p{L})|[½¼¾⅓⅔⅛]|(?:a|an|one|two|three|four|half|some)\s|(?:ایک|دو|تین|چار|آدھا|آدھی|حسب|چٹکی|كوب|كأس|ملعقة|نصف|ربع|حبة|رشة)\s)/iu;

/** Whether a line of a list starts with how much of something. */
export const startsWithQuantity = (line: string) => QUANTITY.test(latinDigits(line.replace(BULLET, '').trim()));

/** How much, without a figure, in any place of a line: `salt to taste`, `sale q.b.`, `eine Prise Salz`. */
const BY_EYE =
  /(?<!\p{L})(?:to taste|as (?:needed|required|desired|you like)|(?:to|for) (?:serv|garnish|greas|fry|dust|drizzl|sprinkl)\p{L}*|pinch|dash|handful|splash|drizzle|few|little|etwas|prise|nach (?:geschmack|belieben|bedarf)|q\. ?[bs]|quanto basta|al gusto|a gosto|au goût|pizca|pincée|naar smaak|snufje|(?:efter|etter) (?:smag|smak|behag)|do smaku|szczypta|štipka|حسب|چٹکی)(?!\p{L})/iu;

/** Whether a line says how much of something there is. */
export const hasAmount = (line: string) =>
  /[\d½¼¾⅓⅔⅛]/.test(latinDigits(line)) || startsWithQuantity(line) || BY_EYE.test(line);

/**
 * Whether most of a list of ingredients, its heads aside, do not say how much of them there is. A short one may have one amount
 * beside heads without a colon, salt and pepper.
 */
export function lacksAmounts(lines: readonly string[]): boolean {
  const food = lines.filter((line) => line.trim() && !line.trim().endsWith(':'));
  const amounts = food.filter(hasAmount).length;
  return food.length > 4 ? amounts * 2 < food.length : food.length > 1 && amounts === 0;
}

/** How much of the lines is so, from 0 to 1. */
export const shareOf = (lines: readonly string[], is: (line: string) => boolean) =>
  lines.filter(is).length / (lines.length || 1);

const isBlank = (line: string | undefined) => !line?.trim();

/** A letter, a Roman number or a picture: `a) 1 leek`, `(ii) Boil.` */
const SIGN = /^(?:(?:\p{So}(?:[\uFE0F\u200D]|\p{EMod})*)+|\(?(?:[a-z]|[ivx]{2,4})[.)](?=\s))\s*/iu;

/** Without bullets, and without signs if all of several lines begin with either. */
function withoutSigns(given: readonly string[]) {
  const lines = given.map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim());
  const isList =
    lines.filter(Boolean).length > 1 && lines.every((line, at) => !line || SIGN.test(line) || isBulleted(given[at]!));
  return isList ? lines.map((line) => line.replace(SIGN, '')) : lines;
}

/**
 * Lines as a field takes them: without bullets, and without numbers if these count from 1 on. An empty line stays where
 * it parts groups, but not where there is one after every line.
 */
export function joinedLines(lines: readonly string[]): string {
  const plain = withoutSigns(lines);
  const counted = plain.filter(Boolean);
  const isCounted = counted.every((line, index) => countOf(line) === index + 1);
  // Ranges may count by chance: `1 - 2 onions`, `2 - 3 carrots`.
  const isNumbered = isCounted && counted.some((line) => numberOf(line) !== null);
  const texts = isNumbered ? plain.map(withoutNumber) : plain;
  const isSpaced = texts.filter(Boolean).length > 1 && !texts.some((text, at) => text && !isBlank(texts[at + 1]));
  const kept = isSpaced || isNumbered ? texts.filter(Boolean) : texts;
  return kept
    .filter((text, at) => text || !isBlank(kept[at - 1]))
    .join('\n')
    .trim();
}

/** Where the numbers 1, 2, 3 … of a list stand within one line. */
function numberedParts(text: string): string[] | null {
  const latin = latinDigits(text);
  const starts: number[] = [];
  for (const { index, 1: digits } of latin.matchAll(/(?<![^\s.;])(\d{1,2})[.)]\s+(?=\S)/g))
    if (Number(digits) === starts.length + 1) starts.push(index);
  if (starts.length < 2 || starts[0] !== 0) return null;
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
}

const SENTENCES = /[.!۔]\s/u;

/** Plan to Eat has a comma before a heading, and one after what has no note. */
const asPlanned = (line: string) => line.replace(/^,\s+(\S.*)$/, '$1:').replace(/,\s*$/, '');

/** The lines of a list that a cell has in one: `1. Rinse. 2. Boil.`, `200 g lentils; 150 g spinach`, `a | b`. */
export function listLines(text: string): string[] {
  const lines = linesOf(text);
  if (lines.filter((line) => line.trim()).length > 1) return lines.map(asPlanned);
  // Sentences may have semicolons of their own.
  const parts = numberedParts(text) ?? (SENTENCES.test(text) ? [text] : text.split(/;|؛|\||•/));
  return parts.filter((part) => part.trim());
}
