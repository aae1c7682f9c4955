import { latinDigits } from '@/lib/digits';
import { numberOf } from '../lines';
import { isBeside } from './phrases';
import { type TextLine } from '../textLines';

/** `3`, `Step 3`, `Step 3 of 5`: a step's number on a line of its own. */
const NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|vaihe|مرحلہ|قدم)\s*)?(\p{N}{1,2})(?:\s*(?:of|\/|von|sur|de)\s*\/?\s*\p{N}{1,2})?\s*[.:)]?$/iu;

export const isStepNumber = (line: string) => NUMBER.test(line.trim());

/** In front of a step: `Step 2: Simmer it`, `2Simmer it`, `02 Simmer it`, `2. 5 minutes later serve it`. */
const BEFORE =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|vaihe)\s*)?0?(\d{1,2})(?:\s*[|:.)–-]?\s*(?=\p{L})|\s*[|:.)]\s+(?=\S))/iu;
const WORD_BEFORE = /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok)\s*\d{1,2}\s*[|:.)–-]\s*(?=\S)/iu;

/** What a step begins with, and no food beside its amount. */
const CAPITAL = /^\p{Lu}|^[^\p{L}\p{N}]/u;

export const isSentence = (text: string) => /[.!۔。…][)”"']?$/u.test(text) || text.length > 90;

/** A line such as steps do not have, of which several are a menu, tags or names of other recipes. */
const isScrap = (text: string) => text.length <= 70 && !/[.!:;,۔)]$/u.test(text);

/** `Keywords: soup, carrots`, `Author: Ann` */
const ABOUT = /^(?:keywords?|authors?)\s?:/i;

/** So many scraps one after another are no headings of steps. */
const MOST_SCRAPS = 3;

/** Where the steps end, by their numbers: below the last no more lines than another one has. */
function endByNumbers(lines: readonly TextLine[], starts: readonly number[], isKnown: (text: string) => boolean) {
  const isOfStep = ({ kind, text }: TextLine) => kind === 'line' && !isKnown(text);
  const lengths = starts.slice(1).map((start, at) => lines.slice(starts[at], start).filter(isOfStep).length);
  let left = lengths.reduce((most, length) => Math.max(most, length), 1);
  return lines.findIndex((line, at) => at >= starts.at(-1)! && isOfStep(line) && (left -= 1) < 0);
}

/** Where the steps end, by what stands there: a question, or several scraps, below sentences. */
function endByWords(lines: readonly TextLine[], isKnown: (text: string) => boolean): number {
  const shown = lines
    .map(({ kind, text }, at) => ({ kind, text: text.trim(), at }))
    .filter(({ kind }) => kind === 'line');
  let sentences = 0;
  for (const [at, { text }] of shown.entries()) {
    if (sentences > 0 && /\?$/.test(text) && text.length < 90) return shown[at]!.at;
    const run = shown.slice(at, at + MOST_SCRAPS);
    const isProse = sentences > 0 && sentences * 4 >= at * 3;
    if (isProse && run.length === MOST_SCRAPS && run.every((line) => isScrap(line.text) && !isKnown(line.text)))
      return shown[at]!.at;
    if (isSentence(text)) sentences += 1;
  }
  return -1;
}

/** The steps among the lines under their head, without their numbers, and what stands below them. */
export function stepLines(
  lines: readonly TextLine[],
  isKnown: (text: string) => boolean,
): { steps: TextLine[]; rest: TextLine[] } {
  const kept: TextLine[] = [];
  const starts: number[] = [];
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const line of lines) {
    const text = line.text.trim();
    const latin = latinDigits(text);
    const [, number] = NUMBER.exec(latin) ?? [];
    const [before, counted] = BEFORE.exec(latin) ?? [];
    const isCaption = isScrap(text) && text && counts.get(line.text)! > 1;
    if (number) {
      // The steps of another part count anew, right below the last one.
      if (number === '1' && kept.length - (starts.at(-1) ?? 0) < MOST_SCRAPS) starts.length = 0;
      if (Number(number) === starts.length + 1) starts.push(kept.length);
    } else if (
      Number(counted) === starts.length + 1 &&
      (/[:.)]\s+$/.test(before!) || CAPITAL.test(text.slice(before!.length)))
    ) {
      starts.push(kept.length);
      kept.push(
        WORD_BEFORE.test(text) || numberOf(text) === null ? { ...line, text: text.slice(before!.length) } : line,
      );
    } else if (!isCaption) kept.push({ ...line, text: text.replace(WORD_BEFORE, '') });
  }
  const last = starts.length > 1 ? endByNumbers(kept, starts, isKnown) : endByWords(kept, isKnown);
  const after = kept.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (ABOUT.test(text.trim()) ||
        (isScrap(text.replace(/:\s*$/, '').trim()) && (isBeside(text.trim()) || isBeside(text)))),
  );
  const end = after >= 0 && (last < 0 || after < last) ? after : last;
  return end < 0 ? { steps: kept, rest: [] } : { steps: kept.slice(0, end), rest: kept.slice(end) };
}
