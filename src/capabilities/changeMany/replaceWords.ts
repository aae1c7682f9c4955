import { escapeRegExp } from '@/lib/escapeRegExp';

/** What is replaced by what, and how it is recognised. */
export interface Words {
  find: string;
  by: string;
  /** Not within a longer word. */
  isWhole: boolean;
  /** Only with the same capitals. */
  isSameCase: boolean;
}

/** A piece of a text: kept, removed or added. */
export interface Mark {
  text: string;
  sign?: 'del' | 'ins';
}

interface Replaced {
  text: string;
  marks: Mark[];
  /** In how many places. */
  places: number;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
/** `can` is no word of `can't`. */
const WITHIN_BEFORE = String.raw`(?<!${WORD}|\p{L}['’])`;
const WITHIN_AFTER = String.raw`(?!${WORD}|['’]\p{L})`;

const STARTS_AS_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_AS_WORD = new RegExp(`${WORD}$`, 'u');

/** The words as they are typed, never as a pattern; null while nothing is typed. */
function patternOf({ find, isWhole, isSameCase }: Words) {
  const wanted = find.trim();
  if (!wanted) return null;
  const before = isWhole && STARTS_AS_WORD.test(wanted) ? WITHIN_BEFORE : '';
  const after = isWhole && ENDS_AS_WORD.test(wanted) ? WITHIN_AFTER : '';
  return new RegExp(before + escapeRegExp(wanted) + after, isSameCase ? 'gu' : 'giu');
}

const isCapital = (letter: string) => letter !== letter.toLowerCase();

/** With a capital at the start where that had one which it takes the place of. */
function likeIt(was: string, by: string) {
  const [first = '', ...rest] = by;
  return isCapital([...was][0]!) ? first.toUpperCase() + rest.join('') : by;
}

/** Replaces words in a text. */
export function replaceWords(text: string, words: Words): Replaced {
  const pattern = patternOf(words);
  const marks: Mark[] = [];
  let result = '';
  let end = 0;
  let places = 0;
  for (const { 0: was, index } of pattern ? text.matchAll(pattern) : []) {
    const now = words.isSameCase ? words.by : likeIt(was, words.by);
    if (now === was) continue;
    const kept = text.slice(end, index);
    result += kept + now;
    if (kept) marks.push({ text: kept });
    marks.push({ text: was, sign: 'del' });
    if (now) marks.push({ text: now, sign: 'ins' });
    end = index + was.length;
    places += 1;
  }
  const rest = text.slice(end);
  if (rest) marks.push({ text: rest });
  return { text: result + rest, marks, places };
}

/** How much of a line is shown before and after a change, in letters. */
const AROUND = 80;

/** The end of the line before a change. */
function before(text: string) {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const cut = line.slice(-AROUND);
  return line.length > AROUND ? `… ${cut.slice(cut.search(/\s/u) + 1)}` : line;
}

/** The start of the line after a change. */
function after(text: string) {
  const [line = ''] = text.split(/\r?\n/, 1);
  const cut = line.slice(0, AROUND);
  return line.length > AROUND ? `${cut.slice(0, Math.max(0, cut.search(/\s\S*$/u)))} …` : line;
}

/** The lines with a change, long ones cut around it. */
export const aroundChanges = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, index) => {
    if (mark.sign) return mark;
    const [isFirst, isLast] = [index === 0, index === marks.length - 1];
    if (isFirst) return isLast ? mark : { text: before(mark.text) };
    if (isLast) return { text: after(mark.text) };
    const isOneLine = !mark.text.includes('\n') && mark.text.length <= 2 * AROUND;
    return isOneLine ? mark : { text: `${after(mark.text)}\n${before(mark.text)}` };
  });
