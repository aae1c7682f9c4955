import { foldWords } from '@/lib/fold';
import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { isIn } from './lists';

/** No longer text is searched, and no longer name is one. */
const LONGEST = 400;
const LONGEST_NAME = 90;

const ARTICLE = String.raw`(?:(?:the|a|an|der|die|das|eine?n?|den|il|lo|la|le|les|i|gli|un|une|una|uma|el|los|las|o|os|de|het|een)\s+|l['’])?`;

/** Around the name, in a head of the lists: `How to make carrot bites`, `Carrot bites: ingredients`. */
const AROUND = [
  String.raw`^(?:how to (?:make|cook|prepare|bake)|come (?:fare|preparare)|c[oó]mo (?:hacer|preparar|fazer)|comment (?:faire|préparer)|so gelingt|zutaten für|ingredients for|ingrédients pour|ingredienti per|ingredientes para) ${ARTICLE}(.{3,})$`,
  String.raw`^(.{3,}?)(?:\s+[–—-]|:)\s+(?:die )?(?:ingredients|instructions|zutaten|zubereitung|ingrédients|préparation|ingredientes|ingredienti)$`,
  String.raw`^(.{3,}?)\s*(?:tarifi (?:için malzemeler|nasıl yapılır\??)|的做法)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** No name of a dish: `Ingredients for 4`, `How to make it`, `Zutaten für den Teig`. */
const NO_NAME =
  /^\P{L}*\d|^(?:it|this|these|them|your own|the best|dough|filling|topping|teig|füllung|sauce|pâte|pasta|impasto|massa|masa|relleno|ripieno)$|\b(?:people|persons?|servings?|personen|personnes|persone|personas|pessoas|portion\p{L}*)$/iu;

const nameInHead = (text: string) => {
  const name = AROUND.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return name?.replace(/\s*:$/, '');
};

const VERBS =
  "(?:is|are|was|has|have|features?|makes?|made|comes?|takes?|uses?|only|tastes?|store|keeps?|combines?|brings?|will|can|can't|with (?:this|these)|to (?:your|season)|in|on|for|as|at)";

/** `These carrot bites are quick to make`, `… this easy carrot bake only takes` */
const IN_SENTENCE = new RegExp(
  String.raw`(?:^|[\s“"])(?:this|these|our) ((?:[\p{L}\p{N}&'’,-]+ ){1,9}?)${VERBS}\b`,
  'iu',
);

/** What is said of a dish in front of its name. */
const PRAISE =
  /^(?:(?:simple|super|easy|quick|delicious|fresh|perfect|tasty|homemade|classic|favou?rite|amazing|best|and|recipe for)[, ]+)+/i;

/** `Carrot bites – soft, golden and made in one bowl` */
const BEFORE_DASH = /^((?:\p{Lu}[\p{L}'’-]*\s){2,8})[–—] /u;

const NO_DISH = /^(?:is|was|are|recipe|step)\b|\d|,.* (?:which|an?)\b/i;
const NO_LAST =
  /^(?:recipes?|post|page|site|version|method|time|one|ones|way|dish|is|all|family|kitchen|blog|season|year)$/i;

function nameInSentence(text: string): string | undefined {
  const [, before] = BEFORE_DASH.exec(text) ?? [];
  const [, found = before] = IN_SENTENCE.exec(text.slice(0, LONGEST)) ?? [];
  const name = found?.trim().replace(PRAISE, '').replace(/,$/, '') ?? '';
  const words = name.split(' ');
  return words.length > 1 && !NO_LAST.test(words.at(-1)!) && !NO_DISH.test(name)
    ? name.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : undefined;
}

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''));

/** The lines under heads that hold for `isWanted`; those in front of all heads are under none. */
function linesUnder(lines: readonly TextLine[], isWanted: (head: TextLine | undefined) => boolean): TextLine[] {
  let head: TextLine | undefined;
  return lines.filter((line) => {
    if (line.kind === 'head') head = line;
    return line.kind === 'line' && isWanted(head);
  });
}

const ingredientsOf = (lines: readonly TextLine[]) =>
  linesUnder(lines, (head) => head !== undefined && isIn(head, 'recipeIngredient'));

/** A line above amounts, which comes again: the name of the dish. */
function nameAboveAmounts(lines: readonly TextLine[]): string | undefined {
  const [first, second] = ingredientsOf(lines);
  if (!first || !second || first.text.length > 40 || !/^\p{L}[^.:,;()\d]{3,}$/u.test(first.text)) return undefined;
  const name = foldWords(first.text);
  const isAgain = lines.some((line) => line !== first && foldWords(line.text).includes(name));
  return isAgain && startsWithQuantity(second.text) ? first.text : undefined;
}

/** `Keywords: carrot bites, snack` */
const KEYWORDS = /^keywords?\s*:?\s*([^,:]+ [^,:]+)/i;

/**
 * The name of a dish that no line in front of its lists is: as the heads of these say it, a line at the top of the ingredients,
 * or a sentence about the dish.
 */
export function saidTitle(lines: readonly TextLine[]): string | undefined {
  const find = (read: (line: TextLine) => string | undefined, among = lines) => {
    for (const line of among) {
      const name = line.text.length <= 2000 ? read(line)?.trim() : undefined;
      if (name && name.length <= LONGEST_NAME && !NO_NAME.test(name)) return name;
    }
    return undefined;
  };
  const told = linesUnder(lines, (head) => !head || !isIn(head, 'recipeInstructions'));
  const foods = new Set(ingredientsOf(lines).flatMap(({ text }) => wordsOf(text)));
  return (
    find(({ kind, text }) => (kind === 'head' ? nameInHead(text) : undefined)) ??
    nameAboveAmounts(lines) ??
    find(({ text }) => {
      const name = nameInSentence(text);
      return name && wordsOf(name).some((word) => foods.has(word)) ? name : undefined;
    }, told) ??
    find(({ text }) => KEYWORDS.exec(text)?.[1])
  );
}
