import { foldWords } from '@/lib/fold';
import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { isIn } from './lists';
import { NO_NAME, saidNames } from './saidNames';

/** More lines are not looked through. */
const MOST = 400;

/** What scores less is no name of the dish; a longer one with it in it may score this much less. */
const LEAST = 2.25;
const LESS = 2;

/** What a name must weigh that shares no word with the ingredients, does not come again, and is called no recipe. */
const SURE = 3;

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));

/** As a text of its own words, to look for others in. */
const padded = (text: string) => ` ${foldWords(text)} `;

/** The lines in front of all heads, and those of the ingredients. */
function partsOf(lines: readonly TextLine[]) {
  const intro: TextLine[] = [];
  const list: TextLine[] = [];
  let head: TextLine | undefined;
  for (const line of lines) {
    if (line.kind === 'head') head = line;
    else if (!head) intro.push(line);
    else if (isIn(head, 'recipeIngredient')) list.push(line);
  }
  return { intro, list };
}

/** The line at the top of the ingredients that is none: the only such one, or one that comes again. */
function nameAboveAmounts(list: readonly TextLine[], texts: readonly string[]): TextLine | undefined {
  const [top, ...others] = list.filter(
    ({ text }, at) =>
      /^\p{L}[^.:,;()\d]{3,40}$/u.test(text) &&
      !startsWithQuantity(text) &&
      startsWithQuantity(list[at + 1]?.text ?? ''),
  );
  if (!top || top !== list[0] || NO_NAME.test(top.text)) return undefined;
  const isAgain = texts.filter((text) => text.includes(padded(top.text))).length > 1;
  return isAgain || !others.length ? top : undefined;
}

/**
 * The name of a dish that no line in front of its lists is: as heads and sentences say it, or a line at the top of the
 * ingredients. Of several the one that shares words with the ingredients, is none of them, and comes again.
 */
export function saidTitle(all: readonly TextLine[]): string | undefined {
  const lines = all.filter(({ kind }) => kind !== 'blank').slice(0, MOST);
  const texts = lines.map(({ text }) => padded(text));
  const { intro, list } = partsOf(lines);
  const top = nameAboveAmounts(list, texts);
  const food = list.filter((line) => line !== top).map(({ text }) => text);
  const foods = new Set(food.flatMap(wordsOf));
  const foodTexts = food.map(padded);
  const scores = new Map<string, { name: string; score: number }>();
  const add = (name: string, weight: number, place = 0) => {
    const key = padded(name);
    const words = wordsOf(name);
    const shared = words.filter((word) => foods.has(word)).length;
    const times = texts.filter((text) => text.includes(key)).length;
    if (!words.length || (weight < SURE && !shared && times < 2 && !/ recipe$/i.test(name))) return;
    const marks = [
      shared > 0 && 1.6 + (shared / words.length) * 0.5,
      Math.log2(times) * 0.5,
      key.split(' ').length < 5 && -1,
      foodTexts.some((text) => text.includes(key)) && -1.3,
    ];
    const score = marks.reduce<number>((sum, mark) => sum + (mark || 0), weight + place);
    if (score > (scores.get(key)?.score ?? -Infinity)) scores.set(key, { name, score });
  };
  if (top) add(top.text, 3.3);
  for (const [at, line] of lines.entries()) {
    const place = (intro.includes(line) ? 0.9 : 0) + (at === 0 ? 0.6 : 0);
    for (const { name, weight } of list.includes(line) ? [] : saidNames(line.text)) add(name, weight, place);
  }
  const [best, ...others] = [...scores].toSorted(([, one], [, other]) => other.score - one.score);
  if (!best || best[1].score < LEAST) return undefined;
  const longer = others.find(([key, { score }]) => key.includes(best[0]) && score > best[1].score - LESS) ?? best;
  return longer[1].name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
