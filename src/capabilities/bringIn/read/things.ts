import { type FoundRecord, type TakenField } from '../found';
import { type Draft, recordDraft } from './draft';
import { isThing, type Thing } from './json';
import { hasAmount, listLines, startsWithQuantity } from './lines';
import { isStepNumber } from './page/stepLines';
import { withSchemaNames } from './programs';
import { isFact, placeSteps, readAmounts } from './segments';
import { readCell } from './table';
import { saidOnce } from './sameList';
import { factsOf } from './thingFacts';
import { ingredientsIn, linesIn, partsOf } from './thingLines';
import { firstText, isEmpty, listOf, textOf } from './thingTexts';
import { type Vocabulary } from './vocabulary';

/** The value at a path such as `nutrition.calories`. */
const at = (thing: Thing, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    const [first] = listOf(value);
    return isThing(first) ? first[key] : undefined;
  }, thing);

/** The place that several categories lead to together, else that of the first one that is a place here; else all of them. */
function readCategories(value: unknown, { placeOf }: Vocabulary, draft: Draft) {
  const names = listOf(value)
    .map((category) => (isThing(category) ? firstText(category, 'name') : textOf(category)))
    .filter(Boolean);
  const parts = [...names, ...names.flatMap((name) => name.split(/\s*[,;]\s*/))];
  const together = names.length > 1 && (placeOf(names) ?? placeOf(names.toReversed()));
  const known = together || parts.map((name) => placeOf(placeSteps(name))).find(Boolean);
  const place = known ?? (names.length === 1 ? placeSteps(names[0]!) : [names.join(', ')]);
  if (names.length) draft.place(place);
}

/** A sentence of the page among the steps. */
const OF_THE_PAGE =
  /^(?:click|tap)\s.*\b(?:here|link|button|below)\b|^(?:follow|subscribe|sign up|pin|print|share|save|rate)\b.*\b(?:us|me|recipe|newsletter|pinterest|instagram|facebook)\b/i;

/** Whether a line among the steps is none: a number alone, servings or a time with its head, or a sentence of the page. */
function readAside(line: string, draft: Draft) {
  const text = line.trim();
  if (isStepNumber(text)) return true;
  const isAbout = isFact(text) && /[:：]|^(?:serves|servings?|makes|yields?)\b/i.test(text);
  const isPage = text.length < 200 && OF_THE_PAGE.test(text);
  if (isAbout) draft.rest(text);
  else if (isPage) draft.leave(text);
  return isAbout || isPage;
}

/** No ingredient is as long. */
const LONG_LINE = 150;

/** More figures than these no ingredient has. */
const FIGURES = 4;

/** Whether a line has several ingredients in it: `2 eggs, 200 g flour`, `eggs, flour, milk`. */
function hasSeveral(line: string) {
  const text = line.replace(/\([^()]*\)/g, ' ');
  const parts = text.split(/[,;،]\s+/);
  const amounts = parts.filter(startsWithQuantity).length;
  const figures = text.match(/\d+(?:[.,/]\d+)*/g)?.length ?? 0;
  return line.length > LONG_LINE || figures > FIGURES || amounts > 1 || (parts.length > 2 && !hasAmount(line));
}

function readLines(field: TakenField, value: unknown, thing: Thing, draft: Draft) {
  const { label, properties } = field;
  if (properties?.includes('recipeIngredient')) {
    const { lines: given, isGlued } = ingredientsIn(value, thing);
    const { lines, again } = saidOnce(given);
    draft.lines(field, lines);
    for (const line of again) draft.leave(line);
    if (isGlued) draft.doubt(field, `${label} out of one line`);
    if (lines.length && lines.filter(hasSeveral).length * 2 >= lines.length) draft.doubt(field, `${label} in one line`);
    return;
  }
  const isSteps = properties?.includes('recipeInstructions');
  const lines = linesIn(isSteps ? [value, partsOf(thing)] : value);
  const parted = lines.length === 1 ? listLines(lines[0]!) : lines;
  draft.lines(field, isSteps ? parted.filter((line) => !readAside(line, draft)) : parted);
}

function readField(field: TakenField, value: unknown, head: string, vocabulary: Vocabulary, draft: Draft) {
  if (field.kind === 'place') readCategories(value, vocabulary, draft);
  else if (field.kind === 'figure' && typeof value === 'number') readCell(field, value, head, vocabulary, draft);
  else {
    const texts = listOf(value).map((item) => (isThing(item) ? linesIn(item).join(' ') : textOf(item)));
    const text = [...new Set(texts.filter((item) => item.trim()))].join(field.kind === 'choices' ? ', ' : '\n');
    if (text) readCell(field, field.kind === 'figure' ? text.replaceAll('\n', ' ') : text, head, vocabulary, draft);
  }
}

/** The record that an object of schema.org, Mealie or Tandoor is. */
export function readThing(given: Thing, vocabulary: Vocabulary, from: string): FoundRecord {
  const thing = withSchemaNames(given);
  const { taken, rest } = vocabulary;
  const draft = recordDraft(vocabulary);
  for (const field of taken.fields) {
    const property = field.properties?.find((path) => !isEmpty(at(thing, path)));
    const value = property && at(thing, property);
    if (field.kind === 'lines') readLines(field, value, thing, draft);
    else if (property) readField(field, value, property, vocabulary, draft);
  }
  readAmounts(textOf(thing.nutrition), vocabulary, draft);
  const hasDescription = taken.fields.some(({ properties }) => properties?.includes('description'));
  const description = textOf(thing.description).trim();
  if (rest && !hasDescription && description) draft.rest(description);
  if (rest) {
    const { facts, unknown } = factsOf(thing);
    for (const fact of facts) draft.rest(fact);
    for (const time of unknown) draft.leave(time);
  }
  return draft.done(JSON.stringify(given, null, 2), from);
}
