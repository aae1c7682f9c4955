import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { type Vocabulary } from '../vocabulary';
import { isControl } from './controls';
import { withGuessedHeads } from './guessedHeads';
import { isAside, isLoneRecipe, listOpenedBy } from './heads';
import { isIn, withoutEmpty } from './lists';
import { isSentence } from './stepLines';
import { isAboutPage, isAfter, isBeside, isToReaders } from './phrases';

/** A sign to tick in front of a line. */
const TICK = /^\s*[▢□☐◻❏]\s*/u;

/** `Course Dinner`, `CourseDinner` */
const COURSE = /^(Course|Category|COURSE|CATEGORY)\s?(\p{Lu}.{2,60})$/u;

type Part = 'about' | 'ingredients' | 'steps' | 'other' | 'aside' | 'after';

function partOf(line: TextLine): Part {
  if (isIn(line, 'recipeIngredient')) return 'ingredients';
  return isIn(line, 'recipeInstructions') ? 'steps' : 'other';
}

/** Whether something that may be an ingredient stands soon below a line. */
const opensList = (lines: readonly TextLine[], at: number) => {
  const below = lines.slice(at + 1, at + 12);
  const end = below.findIndex((line) => line.kind === 'head' && isIn(line, 'recipeIngredient'));
  return below
    .slice(0, end < 0 ? undefined : end)
    .some(({ kind, text }) => kind === 'line' && startsWithQuantity(text.replace(TICK, '')));
};

/** Heads of ingredients that have none below, where another one that has follows before any steps: links to it. */
function tabsAmong(lines: readonly TextLine[]): ReadonlySet<number> {
  const tabs = new Set<number>();
  let isListNext = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (line.kind === 'rule' || isIn(line, 'recipeInstructions')) isListNext = false;
    if (line.kind !== 'head' || line.value || !isIn(line, 'recipeIngredient')) continue;
    if (opensList(lines, at)) isListNext = true;
    else if (isListNext) tabs.add(at);
  }
  return tabs;
}

/** Whether a note among steps, `Tip: stir it`, has more of them soon below. */
const stepsGoOn = (lines: readonly TextLine[], at: number) => {
  const below = lines.slice(at + 1, at + 12);
  const end = below.findIndex(
    ({ kind, field, value }) => kind !== 'line' && kind !== 'blank' && !(value && field === lines[at]!.field),
  );
  return below.slice(0, end < 0 ? undefined : end).some(({ kind, text }) => kind === 'line' && isSentence(text.trim()));
};

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
  /** Whether the next line is an author's name. */
  let isBy = false;
  /** A place without a colon, and a list under a head that says more than that it is one. */
  const opened = (line: TextLine, at: number): TextLine | undefined => {
    const text = line.text.trim();
    const isLone = isLoneRecipe(text) && !line.value;
    if (line.kind !== 'line' && line.kind !== 'heading' && !isLone) return undefined;
    const [, course, value] = (part === 'about' && COURSE.exec(text)) || [];
    if (course) return { ...line, kind: 'head', field: fieldOf(course), value };
    const list = listOpenedBy(text) ?? (isLone ? 'directions' : undefined);
    const isWanted = list === 'ingredients' ? !hasList && opensList(lines, at) : hasList && !hasSteps;
    return list && isWanted ? { ...line, kind: 'head', field: fieldOf(list), value: '' } : undefined;
  };
  const tabs = tabsAmong(lines);
  const lastOf = (list: Part) => lines.findLastIndex((line) => line.kind === 'head' && partOf(line) === list);
  const lastList = lastOf('ingredients');
  const lastSteps = lastOf('steps');
  /** `Recipe` below all ingredients, and `Recipe serves 4`, name no other recipe. */
  const withoutName = (line: TextLine, at: number): TextLine => {
    if (line.kind !== 'head' || !line.field || line.field !== vocabulary.title) return line;
    if (!hasList)
      return line.value || !kept.some(({ text }) => text) ? line : { ...line, kind: 'line', field: undefined };
    if (/^\p{Ll}/u.test(line.value ?? '')) return { ...line, kind: 'line', field: undefined };
    return line.value || at < lastList ? line : { ...line, field: hasSteps ? undefined : fieldOf('directions') };
  };
  /** Where what may be in front of another recipe begins. */
  let afterFrom = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = withoutName(opened(lines[at]!, at) ?? lines[at]!, at);
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
      if (tabs.has(at) || (part === 'aside' && line.field?.kind === 'figure')) continue;
      if (/^\d+$/.test(value ?? '') && line.field?.kind === 'lines') {
        if (at < lastList || !opensList(lines, at)) continue;
        line.value = '';
      }
      if (part === 'steps' && value && value.length > 3 && line.field === vocabulary.rest && stepsGoOn(lines, at)) {
        kept.push({ ...line, kind: 'line', field: undefined });
        continue;
      }
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
    if (part === 'ingredients' && at < lastSteps && isAfter(text)) {
      part = 'aside';
      continue;
    }
    if (kind === 'heading' && (part === 'ingredients' || part === 'steps') && isBeside(text)) {
      part = 'other';
      kept.push({ ...line, kind: 'head', isUnread: true });
      continue;
    }
    if (kind === 'heading' && part === 'aside') part = 'about';
    if (part === 'aside' || isToReaders(text)) continue;
    const plain = without(line);
    const isBareNumber = /^\p{N}+$/u.test(plain.text.trim());
    if (isControl(plain.text) && !((part === 'ingredients' || part === 'steps') && isBareNumber)) continue;
    if (part === 'about' && isBy) {
      isBy = false;
      continue;
    }
    isBy = part === 'about' && /^(?:(?:recipe|created|written|submitted|posted) )?(?:by|author):?$/i.test(text.trim());
    if (part === 'about' && (isAboutPage(text) || isAfter(text))) continue;
    const isColumn =
      part === 'ingredients' && /^(?:amounts?|ingredients?|quantity|measure|units?)$/i.test(plain.text.trim());
    if (plain.text.trim() && !isColumn) kept.push(plain);
  }
  return withGuessedHeads(withoutEmpty(kept), vocabulary);
}
