import { latinDigits } from '@/lib/digits';
import { type FoundRecord, type TakenField } from '../found';
import { type Draft, recordDraft } from './draft';
import { isThing, type Thing } from './json';
import { listLines } from './lines';
import { plain } from './markup';
import { placeSteps } from './segments';
import { readCell } from './table';
import { type Vocabulary } from './vocabulary';

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

/** The value at a path such as `nutrition.calories`. */
const at = (thing: Thing, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    const [first] = listOf(value);
    return isThing(first) ? first[key] : undefined;
  }, thing);

const word = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
};

const nameOf = (value: unknown) => (isThing(value) ? word(value.name) : word(value));

/** An ingredient that is kept in parts, as Mealie and Tandoor do. */
function partsOf({ display, originalText, quantity, amount, unit, food, note, name }: Thing) {
  const whole = word(display) || word(originalText);
  if (whole) return plain(whole);
  const count = word(quantity) || word(amount);
  const parts = [count === '0' ? '' : count, nameOf(unit), nameOf(food) || word(name)].filter(Boolean).join(' ');
  return plain([parts, word(note)].filter(Boolean).join(', '));
}

const isPartOfList = (thing: Thing) => 'food' in thing || 'quantity' in thing || 'display' in thing;

/** The lines of a list, at any depth: plain texts, `HowToStep`, `HowToSection` with its name, ingredients in parts. */
function linesIn(value: unknown, depth = 0): string[] {
  if (depth > 8) return [];
  if (typeof value === 'string') return plain(value).split('\n');
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => linesIn(item, depth + 1));
  if (!isThing(value)) return [];
  if (isPartOfList(value)) return [partsOf(value)];
  const title = plain(word(value.name) || word(value.title)).trim();
  const text = word(value.text) || word(value.instruction) || word(value.description) || word(value.note);
  const inside = [value.itemListElement, value.steps].flatMap((list) => linesIn(list, depth + 1));
  if (inside.length) return [...(title ? [`${title.replace(/:$/, '')}:`] : []), ...inside];
  return (text ? plain(text).split('\n') : [title]).filter((line) => line.trim());
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?)?$/;

/** `PT1H30M` is 1 h 30 min; anything else stays as it is. */
function duration(value: unknown) {
  const text = word(value).trim();
  const parts = DURATION.exec(text);
  if (!parts) return text;
  const [, days, hours, minutes] = parts;
  const written = [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`];
  return written.filter((part) => part && !part.startsWith('0 ')).join(' ');
}

const timed = (what: string, value: unknown) => {
  const time = duration(value);
  return time && `${what} ${time}`;
};

/** What is known of a recipe and has no field: servings and times, as texts say them. */
function factsOf(thing: Thing) {
  const yielded = listOf(thing.recipeYield ?? thing.yield ?? thing.servings)
    .map(word)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  const servings = yielded === '0' ? '' : yielded;
  const isCount = /^[\d–-]+$/.test(latinDigits(servings));
  const total = timed('Total time', thing.totalTime);
  const parts = [timed('Preparation', thing.prepTime), timed('Cooking', thing.cookTime ?? thing.performTime)];
  return [isCount ? `Serves ${servings}` : servings, ...(total ? [total] : parts)].filter(Boolean);
}

/** The place that several categories lead to together, else that of the first one that is a place here; else all of them. */
function readCategories(value: unknown, { placeOf }: Vocabulary, draft: Draft) {
  const names = listOf(value).map(nameOf).map(plain).filter(Boolean);
  const parts = [...names, ...names.flatMap((name) => name.split(/\s*[,;]\s*/))];
  const together = names.length > 1 && (placeOf(names) ?? placeOf(names.toReversed()));
  const known = together || parts.map((name) => placeOf(placeSteps(name))).find(Boolean);
  const place = known ?? (names.length === 1 ? placeSteps(names[0]!) : [names.join(', ')]);
  if (names.length) draft.place(place);
}

function readField(field: TakenField, value: unknown, head: string, vocabulary: Vocabulary, draft: Draft) {
  if (field.kind === 'place') readCategories(value, vocabulary, draft);
  else if (field.kind === 'lines') {
    const lines = linesIn(value);
    draft.lines(field, lines.length === 1 ? listLines(lines[0]!) : lines);
  } else {
    const texts = listOf(value).map((item) => (isThing(item) ? linesIn(item).join(' ') : plain(word(item))));
    const text = texts.filter((item) => item.trim()).join(field.kind === 'choices' ? ', ' : '\n');
    if (text) readCell(field, field.kind === 'figure' ? text.replaceAll('\n', ' ') : text, head, vocabulary, draft);
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Tandoor keeps the ingredients within the steps. */
const withIngredients = (thing: Thing): Thing => {
  const steps = listOf(thing.steps).filter(isThing);
  const within = steps.flatMap(({ ingredients }) => listOf(ingredients));
  return within.length && isEmpty(thing.ingredients) ? { ...thing, ingredients: within } : thing;
};

/** The record that an object of schema.org, Mealie or Tandoor is. */
export function readThing(given: Thing, vocabulary: Vocabulary, from: string): FoundRecord {
  const thing = withIngredients(given);
  const { taken, rest } = vocabulary;
  const draft = recordDraft(vocabulary);
  for (const field of taken.fields) {
    const property = field.properties?.find((path) => !isEmpty(at(thing, path)));
    if (property) readField(field, at(thing, property), property, vocabulary, draft);
  }
  const hasDescription = taken.fields.some(({ properties }) => properties?.includes('description'));
  const description = plain(word(thing.description)).trim();
  if (rest && !hasDescription && description) draft.rest(description);
  if (rest) for (const fact of factsOf(thing)) draft.rest(plain(fact));
  return draft.done(JSON.stringify(given, null, 2), from);
}
