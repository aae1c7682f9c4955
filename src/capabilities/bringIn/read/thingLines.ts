import { foldWords } from '@/lib/fold';
import { isThing, type Thing } from './json';
import { listLines, startsWithQuantity } from './lines';
import { firstText, listOf, partHead, textOf } from './thingTexts';
import { asWritten } from './written';

const nameOf = (value: unknown) => (isThing(value) ? firstText(value, 'name') : textOf(value));

/** An ingredient that is kept in parts, as Mealie and Tandoor do, below the heading that it may have. */
function partedLine(part: Thing): string[] {
  const { quantity, amount, unit, food, is_header: isHeader } = part;
  if (isHeader) return [partHead(firstText(part, 'note', 'name') || nameOf(food))];
  const title = firstText(part, 'title');
  const count = textOf(quantity ?? amount);
  const parts = [count === '0' ? '' : asWritten(count), nameOf(unit), nameOf(food) || firstText(part, 'name')];
  const named = [parts.filter(Boolean).join(' '), firstText(part, 'note')].filter(Boolean).join(', ');
  return [title && partHead(title), firstText(part, 'display', 'originalText') || named].filter(Boolean);
}

const isPartOfList = (thing: Thing) => ['food', 'quantity', 'display', 'is_header'].some((key) => key in thing);

/** A name that says nothing: a number, or what the text says too. */
const isSaid = (name: string, text: string) =>
  /(?:^\D{0,12}|\b\p{L}{3,8}\s?#?)\d+\W*$/u.test(name) || ` ${foldWords(text)} `.includes(` ${foldWords(name)}`);

/** The recipes that a recipe says are parts of it. */
export const partsOf = ({ hasPart }: Thing) =>
  listOf(hasPart).filter((part) => isThing(part) && 'recipeInstructions' in part);

/** The steps within an object, wherever programs and pages put them. */
const insideOf = (thing: Thing) => [
  thing.itemListElement,
  thing.item,
  thing.steps,
  thing.recipeInstructions,
  partsOf(thing),
];

const DEEPEST = 8;

/** The lines of a list, at any depth: plain texts, `HowToStep`, `HowToSection` with its name, recipes, ingredients in parts. */
export function linesIn(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => linesIn(item, depth + 1));
  if (!isThing(value)) return value ? textOf(value).split('\n') : [];
  if (isPartOfList(value)) return partedLine(value);
  const title = firstText(value, 'title');
  const name = firstText(value, 'name');
  const inside = insideOf(value).flatMap((list) => linesIn(list, depth + 1));
  if (inside.length) return [...(name || title ? [partHead(name || title)] : []), ...inside];
  const [first = '', ...more] = firstText(value, 'text', 'instruction', 'description', 'note').split(/\n+/);
  if (!first) return [name || title].filter(Boolean);
  return [
    ...(title ? [partHead(title)] : []),
    name && !isSaid(name, first) ? `${partHead(name)} ${first}` : first,
    ...more,
  ];
}

/** The ingredients that the steps name for themselves: those of a recipe within a recipe; Tandoor keeps all of them there. */
function withinSteps(value: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => withinSteps(item, depth + 1));
  if (!isThing(value)) return [];
  const own = listOf(value.recipeIngredient ?? value.ingredients);
  const isRecipe = own.length > 0 && 'recipeInstructions' in value;
  const head = isRecipe ? [{ is_header: true, name: value.name }] : [];
  return [...head, ...own, ...insideOf(value).flatMap((list) => withinSteps(list, depth + 1))];
}

/** The lines of a list of ingredients that came as one: each begins with how much of it there is. */
function gluedLines(line: string): string[] {
  const parts = [/,\s+/, /(?<=[\p{Ll})])(?=\d|[½¼¾⅓⅔⅛])/u].map((glue) => line.split(glue));
  return parts.find((lines) => lines.length > 2 && lines.every(startsWithQuantity)) ?? [line];
}

const LONG_LINE = 150;

function oneLine(item: unknown) {
  const text = typeof item === 'string' ? textOf(item) : '';
  const isSeveral = text.split('\n').filter((line) => startsWithQuantity(line) && /\p{L}{2}/u.test(line)).length > 1;
  return text && text.length < LONG_LINE && !isSeveral ? text.replace(/\s*\n\s*/g, ' ') : item;
}

/** Without the cuts that a program made at every comma of a list: within a number, `1` and `5 tsp`, and in brackets. */
const uncut = (lines: readonly string[]) =>
  lines.reduce<string[]>((kept, line) => {
    const above = kept.at(-1) ?? '';
    const isCut = (/^\d+$/.test(above) && /^\d+\s?\p{L}/u.test(line)) || /\([^()]*\n[^()]*\)/.test(`${above}\n${line}`);
    return isCut ? [...kept.slice(0, -1), `${above},${/^\d/.test(line) ? '' : ' '}${line}`] : [...kept, line];
  }, []);

/** The ingredients of a thing, as a person would write them; `isGlued` if they came as one. */
export function ingredientsIn(given: unknown, thing: Thing): { lines: string[]; isGlued: boolean } {
  // Of several texts each is one ingredient, even if its amount has a line of its own.
  const texts = Array.isArray(given) && given.length > 2 ? given.map(oneLine) : [given];
  const all = [...texts, ...insideOf(thing).flatMap((list) => withinSteps(list))];
  const lines = all.flatMap((part) => linesIn(part)).filter((line) => line.trim());
  const parted = lines.length === 1 ? listLines(lines[0]!).flatMap(gluedLines) : lines;
  return { lines: uncut(parted.map(asWritten)), isGlued: lines.length === 1 && parted.length > 1 };
}
