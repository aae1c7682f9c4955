import { latinDigits } from '@/lib/digits';
import { foldWords } from '@/lib/fold';

const METRIC = /^(?:g|gr|gramm?e?s?|kg|ml|cl|dl|l|lit(?:er|re)s?)$/i;
const CUSTOMARY =
  /^(?:oz|ounces?|lbs?|pounds?|fl|cups?|t(?:ea|able)?sp(?:oon)?s?|teaspoons?|tablespoons?|sticks?|pints?|quarts?)$/i;

const unitOf = (line: string) => /^[\d\s.,/½¼¾⅓⅔⅛–-]+(\p{L}+)/u.exec(latinDigits(line.trim()))?.[1] ?? '';
const isOtherUnit = (one: string, other: string) => METRIC.test(unitOf(one)) && CUSTOMARY.test(unitOf(other));

const wordsIn = (line: string): readonly string[] => foldWords(line).match(/\p{L}{3,}/gu) ?? [];

/** Whether most words of two lines are the same; a head is the same alone. */
function isLike(line: string, other: string) {
  if (line === other) return true;
  const [words, others] = [wordsIn(line), wordsIn(other)];
  const common = words.filter((word) => others.includes(word)).length;
  return !line.trim().endsWith(':') && common > 0 && common * 2 >= Math.max(words.length, others.length) - 1;
}

const MOST_TIMES = 4;
/** What is called otherwise in another country may be a line of the same list. */
const MOST = 0.8;

/**
 * A list of ingredients without what says the same once more: all of them in one line, the whole list again, or the list in
 * cups and ounces below the one in grams, or the other way round; `again` are the lines in other units.
 */
export function saidOnce(lines: readonly string[]): { lines: string[]; again: string[] } {
  const shown = lines.filter((line) => line.trim());
  const whole = shown.length > 2 ? foldWords(shown.slice(0, -1).join(' ')) : '';
  if (whole && foldWords(shown.at(-1)!) === whole) return { lines: shown.slice(0, -1), again: [] };
  for (let times = 2; times <= MOST_TIMES; times += 1) {
    const size = shown.length / times;
    if (!Number.isInteger(size) || size < 3) continue;
    const first = shown.slice(0, size);
    const more = shown.slice(size);
    const isSame = more.every((line, at) => line === first[at % size]);
    const isInOther = more.some(
      (line, at) => isOtherUnit(line, first[at % size]!) || isOtherUnit(first[at % size]!, line),
    );
    const alike = more.filter((line, at) => isLike(line, first[at % size]!)).length;
    if (isSame || (isInOther && alike > more.length * MOST)) return { lines: first, again: isSame ? [] : more };
  }
  return { lines: [...lines], again: [] };
}
