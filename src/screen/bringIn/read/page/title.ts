import { foldWords } from '@/lib/fold';
import { isBulleted, numberOf, startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';

const LONGEST = 120;

/** More lines in front of a recipe are not looked through. */
const MOST = 400;

/** What is over many dishes, and is no dish's name: the shelf that a page stands on. */
const SHELF =
  /^(?:(?:.* )?(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|opskrifter)(?: dinner)?|desserts?|appetizers?|mains?|main (?:dish(?:es)?|course)|sides?|side dish(?:es)?|snacks?|sweets?|soups?|salads?|drinks?|cakes?|cookies|breads?|seafood|chicken|beef|pasta|vegetarian|vegan|kategorien|hauptgerichte?|nachspeisen?|plats?|entrees?|hoofdgerecht|dolci|primi|secondi|postres|sobremesas|kitchen tested|recipe|rezept|recept|opskrift|oppskrift|ricetta|recette|receta|receita)$/;

/** Whether a line may be the name of what is below it. */
function mayName({ kind, text }: TextLine) {
  if ((kind !== 'line' && kind !== 'heading') || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
  return !/[.:;,۔،]$|[.!?]\s+\p{Lu}|:\s*\d|\s\d+$/u.test(text) && !isBulleted(text) && numberOf(text) === null;
}

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length > 3);

/**
 * The heading of a recipe, among the lines in front of its lists: one that comes again, that has a heading's mark, and whose
 * words are also in the recipe, before others. Undefined if none may be it.
 */
export function titleAmong(
  intro: readonly TextLine[],
  lines: readonly TextLine[],
  isKnown: (text: string) => boolean,
): TextLine | undefined {
  const may = intro.slice(0, MOST).filter((line) => mayName(line) && !isKnown(line.text));
  if (may.length < 2) return may[0];
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const line of lines) {
    const folded = foldWords(line.text.slice(0, LONGEST));
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
    if (!may.includes(line)) for (const word of wordsOf(line.text)) known.add(word);
  }
  const score = (line: TextLine, at: number) => {
    const folded = foldWords(line.text);
    const words = wordsOf(line.text);
    const share = words.length ? words.filter((word) => known.has(word)).length / words.length : 0;
    const isWordy = words.length > 1;
    return (
      share * (isWordy ? 1 : 0.5) +
      (counts.get(folded)! > 1 && isWordy ? 1 : 0) +
      (line.kind === 'heading' ? 2 : 0) +
      (at === 0 ? 0.6 : 0) -
      (startsWithQuantity(line.text) ? 0.5 : 0) -
      (SHELF.test(folded) ? 2 : 0)
    );
  };
  const scores = may.map(score);
  return may[scores.indexOf(Math.max(...scores))];
}
