import { foldWords } from '@/lib/fold';
import { hasAmount } from './lines';
import { shareOf } from './marks';

/** Fewer lines more are not what a page says beside a list. */
const MORE = 3;

const ingredientsIn = (list: string) => list.split('\n').filter((line) => line && !line.endsWith(':'));
const folded = (line: string) => foldWords(line).replaceAll(' ', '');
const wordsIn = (line: string) =>
  foldWords(line)
    .split(' ')
    .filter((word) => /^\p{L}{3}/u.test(word));

/** Whether a list of ingredients is a part of another one: that has each of its lines, and several with amounts of others. */
export function isCutShort(list: string, other: string): boolean {
  const known = new Set(ingredientsIn(list).map(folded));
  const lines = ingredientsIn(other);
  const more = lines.filter((line) => !known.has(folded(line)));
  if (lines.length - more.length !== known.size || more.length < MORE) return false;
  // The same in other amounts is no other ingredient.
  const words = new Set(wordsIn(list));
  const isOther = (line: string) => shareOf(wordsIn(line), (word) => words.has(word)) < 0.6;
  const names = new Set(more.map((line) => wordsIn(line).join(' ')));
  return shareOf(more, hasAmount) > 0.7 && shareOf(more, isOther) > 0.6 && names.size > more.length * 0.8;
}
