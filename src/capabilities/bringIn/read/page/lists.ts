import { foldWords } from '@/lib/fold';
import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { joinedAmountLines } from './amountLines';
import { stepLines } from './stepLines';

export const isIn = ({ field }: TextLine, property: string) => Boolean(field?.properties?.includes(property));

const isListHead = ({ kind, field, value }: TextLine) =>
  kind === 'head' && !value && (!field || field.kind === 'lines');

/** Of several heads with nothing in between, as a page's tabs are, the one that what follows belongs to. */
export function withoutEmpty(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  let run: TextLine[] = [];
  for (const line of lines) {
    if (isListHead(line)) run.push(line);
    else if (line.kind !== 'blank' || !run.length) {
      const list = run.find((head) => isIn(head, 'recipeIngredient'));
      const isOfList =
        line.kind === 'line' &&
        startsWithQuantity(line.text) &&
        /\p{L}/u.test(line.text) &&
        line.field?.kind !== 'figure';
      const head = isOfList && list ? list : run.at(-1);
      if (head) kept.push(head);
      kept.push(line);
      run = [];
    }
  }
  return [...kept, ...run];
}

/** Ends the part that is read: what is below it is told, and goes into no field. */
const UNREAD: TextLine = { raw: '', text: '', kind: 'head', isUnread: true };

/** More ingredients are not looked through for each line. */
const MOST = 100;
const LONGEST = 300;

/** In other units, or of what it may be: `1 cup (120 g) flour`. */
const withoutAside = (text: string) => foldWords(text.replace(/\([^()]*\)/g, ' '));

/** Whether a line under a step names nothing but ingredients that stand in the list already. */
function repeats(line: TextLine, ingredients: readonly string[]): boolean {
  const { text } = line;
  if (!ingredients.length || text.length > LONGEST || /[.!]$/.test(text) || !startsWithQuantity(text)) return false;
  const known = ingredients.slice(0, MOST).map(withoutAside).filter(Boolean);
  const isKnown = (part: string) => {
    const words = withoutAside(part);
    return words === '' || known.some((ingredient) => ingredient.startsWith(words) || words.startsWith(ingredient));
  };
  return isKnown(text) || text.split(/,(?=[\d½¼¾⅓⅔⅛])|,\s+|,(?=\S)/).every(isKnown);
}

/** With the amounts in lists of ingredients beside what they are of, and steps without what is no step. */
export function withLists(lines: readonly TextLine[], isKnown: (text: string) => boolean): TextLine[] {
  const kept: TextLine[] = [];
  let under: TextLine | null = null;
  let list: TextLine[] = [];
  let ingredients: string[] = [];
  const close = () => {
    if (under && isIn(under, 'recipeIngredient')) {
      const joined = joinedAmountLines(list);
      ingredients = joined.map(({ text }) => text);
      kept.push(...joined);
    } else if (under) {
      const { steps, rest } = stepLines(
        list.filter((line) => line.kind === 'blank' || !repeats(line, ingredients)),
        isKnown,
      );
      kept.push(...steps);
      if (rest.length) kept.push(UNREAD, ...rest);
    }
    under = null;
    list = [];
  };
  for (const line of lines) {
    if (line.kind === 'head' || line.kind === 'heading' || line.kind === 'rule') close();
    (under ? list : kept).push(line);
    if (line.kind === 'head' && (isIn(line, 'recipeIngredient') || isIn(line, 'recipeInstructions'))) under = line;
  }
  close();
  return kept;
}
