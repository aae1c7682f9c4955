import { foldWords } from '@/lib/fold';
import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';

/** More ingredients are not looked through for each line. */
const MOST = 100;
const LONGEST = 300;

/** In other units, or of what it may be: `1 cup (120 g) flour`. */
const withoutAside = (text: string) => foldWords(text.replace(/\([^()]*\)/g, ' '));

/** Whether a line under a step names nothing but ingredients that stand in the list already. */
export function repeats(line: TextLine, ingredients: readonly string[]): boolean {
  const { text } = line;
  if (!ingredients.length || text.length > LONGEST || /[.!]$/.test(text) || !startsWithQuantity(text)) return false;
  const known = ingredients.slice(0, MOST).map(withoutAside).filter(Boolean);
  const isKnown = (part: string) => {
    const words = withoutAside(part);
    return words === '' || known.some((ingredient) => ingredient.startsWith(words) || words.startsWith(ingredient));
  };
  return isKnown(text) || text.split(/,(?=[\d½¼¾⅓⅔⅛])|,\s+|,(?=\S)/).every(isKnown);
}
