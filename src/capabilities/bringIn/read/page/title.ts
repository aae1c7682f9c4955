import { foldWords } from '@/lib/fold';
import { isBulleted, numberOf, startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { figureKind } from './badges';

const LONGEST = 120;

/** A longer line tells of the dish. */
const PROSE = 60;

/** More lines in front of a recipe are not looked through. */
const MOST = 400;

/** What is over many dishes, and is no dish's name: the shelf that a page stands on. */
const SHELF =
  /^(?:(?:.* )?(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|opskrifter)(?: dinner)?|foods?(?: drinks?)?|desserts?|appetizers?|mains?|main (?:dish(?:es)?|course)|sides?|side dish(?:es)?|snacks?|sweets?|soups?|salads?|drinks?|cakes?|cookies|breads?|seafood|chicken|beef|pasta|vegetarian|vegan|kategorien|hauptgerichte?|nachspeisen?|plats?|entrees?|hoofdgerecht|dolci|primi|secondi|postres|sobremesas|kitchen tested|recipe|rezept|recept|opskrift|oppskrift|ricetta|recette|receta|receita)$/;

/** Several names in one line, such as the path of a page's links. */
const PARTED = /\s*[/›»>→·|]\s*/u;

/** `Unlock this recipe`, `Deel dit recept`, `Cooking in the oven: about 50 min` */
const OF_PAGE =
  /\p{L} (?:this|dit|dieses|diese|cette|esta|questa) (?:recipe|product|page|article|video|recept|rezept|seite|recette|receta|receita|ricetta)\b|:\s[^:]{0,12}\d|\b(?:editorial|guidelines|test kitchen|ingredients|ingrediënten\p{L}*|servings|yields?|us customary\p{L}*)\b|\btime$|^(?:usa|things you\b.*)$/iu;

/** Whether a line may be the name of what is below it. */
function mayName({ kind, text }: TextLine) {
  if ((kind !== 'line' && kind !== 'heading') || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
  const isSentence = /[.:;,۔،]$|[.!?]\s+\p{Lu}|:\s*\d|\s\d+$|^\(?\d[.,]\d\D/u.test(text);
  const isPath = text.split(PARTED).length > 2;
  const isCaption = /\b(?:foto|photo|image|bild)\b|https?:|^@/i.test(text);
  return ![
    isSentence,
    isPath,
    isCaption,
    OF_PAGE.test(text),
    isBulleted(text),
    numberOf(text) !== null,
    figureKind(text) !== null,
  ].some(Boolean);
}

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length > 2);

/** How often each line comes, where the end of a path counts as a line; and the words that tell of the dish. */
function survey(lines: readonly TextLine[]) {
  const firstHead = lines.findIndex(({ kind }) => kind === 'head');
  const counts = new Map<string, number>();
  const known = new Set<string>();
  lines.forEach(({ text }, at) => {
    const name = text.length > LONGEST ? '' : foldWords(text.split(PARTED).findLast(Boolean) ?? '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (at > firstHead || text.length > PROSE) for (const word of wordsOf(text)) known.add(word);
  });
  return { counts, known };
}

/** `Tomatenrisotto`, where the recipe has tomatoes or a risotto. */
const isCompound = (word: string, known: ReadonlySet<string>) =>
  word.length > 8 && [5, 6, 7, 8].some((size) => known.has(word.slice(0, size)) || known.has(word.slice(-size)));

/** How much a line looks like the name of the dish. */
function score({ kind, text }: TextLine, at: number, isAbove: boolean, { counts, known }: ReturnType<typeof survey>) {
  const folded = foldWords(text);
  const words = wordsOf(text);
  const found = words.filter((word) => known.has(word) || isCompound(word, known)).length;
  const share = found / Math.max(words.length, 1);
  const isWordy = folded.includes(' ');
  const marks = [
    kind === 'heading' && 2,
    at === 0 ? 0.6 : -Math.min(at * 0.06, 1),
    counts.get(folded)! > 1 && (isWordy && share > 0.3 ? 1 : 0.5),
    /^(?:this|these|our|learn|here|on|with) /.test(folded) && -1,
    /^\p{L}+ & \p{L}+$/u.test(text) && -0.8,
    isAbove && 0.6,
    startsWithQuantity(text) && -0.8,
    /[!?]$/.test(text) && -0.7,
    /^\p{Ll}/u.test(text) && -0.7,
    text.length > PROSE && -0.4,
    at > 0 && /:\s/.test(text) && -0.8,
    SHELF.test(folded) && -2,
  ];
  const base = (share + Math.min(found, 4) * 0.2) * (isWordy ? 1 : 0.5);
  return marks.reduce<number>((sum, mark) => sum + (mark || 0), base);
}

/**
 * The heading of a recipe, among the lines in front of its lists: one that comes again, that has a heading's mark, and whose
 * words are also in the recipe, before others; with how much it looks like one.
 */
export function titleAmong(
  intro: readonly TextLine[],
  lines: readonly TextLine[],
  isKnown: (text: string) => boolean,
): { line: TextLine; score: number } | undefined {
  const may = intro.slice(0, MOST).filter((line) => mayName(line) && !isKnown(line.text));
  const found = survey(lines);
  const isAbove = (line: TextLine) => {
    const below = lines.slice(lines.indexOf(line) + 1).find(({ kind }) => kind !== 'blank');
    return !below || below.kind === 'head' || below.text.split(PARTED).some(isKnown);
  };
  /** Above all else, with a gap below it: what people type over what they paste. */
  const isTop = (line: TextLine) => line === lines[0] && lines[1]?.kind === 'blank';
  const scores = may.map((line, at) => score(line, at, isAbove(line), found) + (isTop(line) ? 0.8 : 0));
  const best = Math.max(...scores);
  const line = may[scores.indexOf(best)];
  return line && { line, score: best };
}
