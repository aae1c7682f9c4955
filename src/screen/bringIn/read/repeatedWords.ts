import { startsWithQuantity } from './lines';

/** Fewer lines may begin or end alike by chance. */
const LEAST = 4;

const wordsIn = (line: string) => line.trim().split(/\s+/);
const isHead = (line: string) => !line.trim() || line.trim().endsWith(':');
const isName = (text: string) => /\p{L}{3}/u.test(text);

/** The words that all lines have at one end, which leave each of them a word. */
function sharedBy(lines: readonly string[], isAtEnd: boolean): string[] {
  const [first = [], ...others] = lines.map((line) => (isAtEnd ? wordsIn(line).toReversed() : wordsIn(line)));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word || at === words.length - 1));
  const shared = first.slice(0, end < 0 ? -1 : end);
  return isAtEnd ? shared.toReversed() : shared;
}

/** `2 carrots, diced buy`: behind what ends an ingredient, but no part of it; `2 carrots Buy`: with a capital of its own. */
function isBehind(words: string, before: readonly string[]) {
  if (/[\d()]/.test(words) || before.some((text) => /[\d,;–-]$/.test(text) || !isName(text))) return false;
  const isCapital = /^\p{Lu}/u.test(words) && before.every((text) => /(?:^|[\s(])\p{Ll}[^\s]*$/u.test(text));
  return isCapital || before.some((text) => /[,;]\s|\)$/.test(text));
}

/** `Buy 2 carrots`: in front of amounts. */
const isInFront = (words: string, after: readonly string[]) =>
  isName(words) && !startsWithQuantity(words) && after.filter(startsWithQuantity).length * 2 > after.length;

/**
 * A list of ingredients without the words that every line of it ends or begins with, and that are no food's: they are of a
 * button beside it.
 */
export function withoutRepeated(lines: readonly string[]): { lines: string[]; words: string } {
  const food = lines.filter((line) => !isHead(line));
  if (food.length >= LEAST) {
    const end = sharedBy(food, true).join(' ');
    const front = sharedBy(food, false).join(' ');
    const cut = (from: number, to?: number) =>
      lines.map((line) => (isHead(line) ? line : line.trim().slice(from, to).trim()));
    const before = food.map((line) => line.trim().slice(0, -end.length).trim());
    const after = food.map((line) => line.trim().slice(front.length).trim());
    if (end && isBehind(end, before)) return { lines: cut(0, -end.length), words: end };
    if (front && isInFront(front, after)) return { lines: cut(front.length), words: front };
  }
  return { lines: [...lines], words: '' };
}
