import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { type Vocabulary } from '../vocabulary';
import { joinedAmountLines } from './amountLines';
import { isControl } from './controls';
import { withGuessedHeads } from './guessedHeads';
import { isAside, listOpenedBy } from './heads';
import { isAboutPage, isAfter, isToReaders } from './phrases';
import { repeats } from './repeated';

/** `3`, `Step 3`, `Step 3 of 5`: a step's number on a line of its own. */
const STEP_NUMBER =
  /^(?:(?:step|schritt|étape|paso|passo|stap|steg|trin|krok|vaihe|مرحلہ|قدم)\s*)?\p{N}{1,2}(?:\s*(?:of|\/|von|sur|de)\s*\p{N}{1,2})?\s*[.:)]?$/iu;

/** A sign to tick in front of a line. */
const TICK = /^\s*[▢□☐◻❏]\s*/u;

/** In front of a step: `Step 2: Simmer it`. */
const STEP_BEFORE = /^(?:step|schritt|étape|paso|passo|stap|steg|trin|krok)\s*\d{1,2}\s*[:.)–-]\s*(?=\S)/iu;

type Part = 'about' | 'ingredients' | 'steps' | 'other' | 'aside' | 'after';

const isIn = ({ field }: TextLine, property: string) => Boolean(field?.properties?.includes(property));

function partOf(line: TextLine): Part {
  if (isIn(line, 'recipeIngredient')) return 'ingredients';
  return isIn(line, 'recipeInstructions') ? 'steps' : 'other';
}

/** Whether something that may be an ingredient stands soon below a line. */
const opensList = (lines: readonly TextLine[], at: number) =>
  lines.slice(at + 1, at + 12).some(({ kind, text }) => kind === 'line' && startsWithQuantity(text.replace(TICK, '')));

const without = (line: TextLine): TextLine => ({
  ...line,
  raw: line.raw.replace(TICK, ''),
  text: line.text.replace(TICK, ''),
});

/**
 * The lines of a text that are of its recipes. What belongs to the page where they were copied is left out: what it lets its
 * readers do, who wrote it, equipment, and whatever stands below the recipe, up to the list of the next one.
 */
export function recipeLines(lines: readonly TextLine[], vocabulary: Vocabulary): TextLine[] {
  const { taken, fieldOf } = vocabulary;
  if (!taken.fields.some(({ properties }) => properties?.includes('recipeIngredient'))) return [...lines];
  const kept: TextLine[] = [];
  let part: Part = 'about';
  let hasList = false;
  let hasSteps = false;
  /** A list under a head that says more than that it is one. */
  const opened = (line: TextLine, at: number): TextLine | undefined => {
    if (line.kind !== 'line' && line.kind !== 'heading') return undefined;
    const list = listOpenedBy(line.text.trim());
    const isWanted = list === 'ingredients' ? !hasList && opensList(lines, at) : hasList && !hasSteps;
    return list && isWanted ? { ...line, kind: 'head', field: fieldOf(list), value: '' } : undefined;
  };
  /** Where what may be in front of another recipe begins. */
  let afterFrom = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = opened(lines[at]!, at) ?? lines[at]!;
    const { kind, text, value } = line;
    const isList = kind === 'head' && partOf(line) === 'ingredients' && !value;
    if (part === 'after') {
      if (isAfter(text)) afterFrom = at + 1;
      if (kind !== 'rule' && !(isList && opensList(lines, at))) continue;
      part = 'about';
      hasList = false;
      hasSteps = false;
      kept.push({ raw: '', text: '', kind: 'blank' });
      at = (kind === 'rule' ? at : afterFrom) - 1;
      continue;
    }
    if (kind === 'rule') part = 'about';
    if (kind === 'rule' || kind === 'blank') {
      kept.push(line);
      continue;
    }
    if (isAside(text)) {
      part = 'aside';
      continue;
    }
    if (kind === 'head') {
      if (/^\d+$/.test(value ?? '') && line.field?.kind === 'lines') continue;
      if (line.field?.kind === 'lines') part = partOf(line);
      else if (!line.field) part = 'other';
      if (part === 'ingredients') {
        hasList = true;
        hasSteps = false;
      }
      if (part === 'steps') hasSteps = true;
      kept.push(line);
      continue;
    }
    if (/^\d+\s+\p{L}+$/u.test(text) && fieldOf(text.replace(/^\d+\s+/, ''))?.kind === 'lines') continue;
    if (hasSteps && isAfter(text)) {
      part = 'after';
      afterFrom = at + 1;
      continue;
    }
    if (kind === 'heading' && part === 'aside') part = 'about';
    if (part === 'aside' || isToReaders(text)) continue;
    const plain = without(line);
    const isBareNumber = /^\p{N}+$/u.test(plain.text.trim());
    if (isControl(plain.text) && !(part === 'ingredients' && isBareNumber)) continue;
    if (part === 'about' && (isAboutPage(text) || isAfter(text))) continue;
    if (part === 'steps' && STEP_NUMBER.test(plain.text.trim())) continue;
    if (part === 'steps') plain.text = plain.text.trim().replace(STEP_BEFORE, '');
    if (plain.text.trim()) kept.push(plain);
  }
  return withGuessedHeads(withJoined(withoutEmpty(kept)), vocabulary);
}

const isListHead = ({ kind, field, value }: TextLine) =>
  kind === 'head' && !value && (!field || field.kind === 'lines');

/** Of several heads with nothing in between, as a page's tabs are, the one that what follows belongs to. */
function withoutEmpty(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  let run: TextLine[] = [];
  for (const line of lines) {
    if (isListHead(line)) run.push(line);
    else if (line.kind !== 'blank' || !run.length) {
      const list = run.find((head) => isIn(head, 'recipeIngredient'));
      const isOfList = line.kind === 'line' && startsWithQuantity(line.text) && line.field?.kind !== 'figure';
      const head = isOfList && list ? list : run.at(-1);
      if (head) kept.push(head);
      kept.push(line);
      run = [];
    }
  }
  return [...kept, ...run];
}

/** With the amounts in lists of ingredients beside what they are of, and without what of these stands under a step again. */
function withJoined(lines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  let list: TextLine[] | null = null;
  let ingredients: string[] = [];
  let isInSteps = false;
  const close = () => {
    const joined = list ? joinedAmountLines(list) : [];
    kept.push(...joined);
    if (list) ingredients = joined.map(({ text }) => text);
    list = null;
  };
  for (const line of lines) {
    if (line.kind === 'head' || line.kind === 'heading' || line.kind === 'rule') close();
    if (isInSteps && line.kind === 'line' && repeats(line, ingredients)) continue;
    (list ?? kept).push(line);
    if (line.kind !== 'head') continue;
    if (isIn(line, 'recipeIngredient')) list = [];
    isInSteps = isIn(line, 'recipeInstructions');
  }
  close();
  return kept;
}
