import { foldWords } from '@/lib/fold';
import { hasAmount, shareOf } from './lines';
import { isOtherNutrient } from './nutrients';
import { measuredIn } from './page/measures';

/** Fewer lines more are not what a page says beside a list. */
const MORE = 3;

const ingredientsIn = (list: string) => list.split('\n').filter((line) => line && !line.endsWith(':'));
const folded = (line: string) => foldWords(line).replaceAll(' ', '');
const wordsIn = (line: string) =>
  foldWords(line)
    .split(' ')
    .filter((word) => /^\p{L}{3}/u.test(word));

/** Whether a line is of what the list does not name: the same in other amounts is no other ingredient. */
function othersThan(list: string) {
  const words = new Set(wordsIn(list));
  return (line: string) => shareOf(wordsIn(line), (word) => words.has(word)) < 0.6;
}

/** Whether a list of ingredients is a part of another one: that has each of its lines, and several with amounts of others. */
export function isCutShort(list: string, other: string): boolean {
  const known = new Set(ingredientsIn(list).map(folded));
  const lines = ingredientsIn(other);
  const more = lines.filter((line) => !known.has(folded(line)));
  if (lines.length - more.length !== known.size || more.length < MORE) return false;
  const names = new Set(more.map((line) => wordsIn(line).join(' ')));
  return shareOf(more, hasAmount) > 0.7 && shareOf(more, othersThan(list)) > 0.6 && names.size > more.length * 0.8;
}

/** Whether ingredients that stand by a recipe, each with its measure, are not in its list: several, and at least so many. */
export const leavesOut = (list: string, lines: readonly string[], least = MORE) => {
  const food = lines
    .flatMap((text) => text.split('\n'))
    .map(measuredIn)
    .filter((name) => name && !isOtherNutrient(name));
  return new Set(food.filter(othersThan(list))).size >= Math.max(MORE, least);
};
