import { foldWords } from '@/lib/fold';
import { clean } from './fold';
import { schemaName } from './schemaName';
import { type Cell, type SheetRow } from './sheet';
import { type Vocabulary } from './vocabulary';

/** An object of JSON. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What JSON has in it: objects that say what they are, or plain rows. */
interface Json {
  things: Thing[];
  /** Plain objects as a table, whose heads are the keys. */
  rows: SheetRow[];
}

const DEEPEST = 30;

const typesOf = (thing: Thing) =>
  [thing['@type'] ?? thing.type].flat().map((type) => String(type).replace(/^.*[/#:]/, ''));

const isPlain = (value: unknown): boolean =>
  !isThing(value) && (!Array.isArray(value) || value.every((item) => !isThing(item) && !Array.isArray(item)));

/** A key with the values of an object in it beside, such as `nutrition.calories`. */
function flat(thing: Thing): Thing {
  const entries = Object.entries(thing).flatMap(([key, value]) =>
    isThing(value) && Object.values(value).every(isPlain)
      ? Object.entries(value).map(([inner, of]) => [`${key}.${inner}`, of] as const)
      : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}

/** The bytes of a picture, as a text. */
const PICTURE = /^(?:data:image\/|[\w+/=]{2000})/;

/** Without pictures and what is nested deeper than any record is: whatever goes through it later would run out of stack. */
function shallow(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => shallow(item, depth + 1));
  if (typeof value === 'string' && PICTURE.test(value)) return null;
  if (!isThing(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, shallow(of, depth + 1)]));
}

/** The objects that are records: by their type, or by having at least two keys that fields are called. */
export function thingsIn(json: unknown, { taken, fieldOf, title }: Vocabulary): Thing[] {
  const types = new Set(taken.types);
  const isRecord = (thing: Thing) => {
    const isTyped = typesOf(thing).some((type) => types.has(type));
    const keys = Object.keys(flat(thing));
    const fields = new Set(
      keys.map((key) =>
        Object.hasOwn(taken.exported, key) ? taken.exported[key] : (fieldOf(key) ?? fieldOf(schemaName(key)))?.name,
      ),
    );
    return isTyped || (fields.has(title?.name) && fields.size > 2 && !('@type' in thing));
  };
  const things: Thing[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isThing(value)) {
      if (isRecord(value)) things.push(shallow(value) as Thing);
      else for (const inside of Object.values(value)) visit(inside, depth + 1);
    }
  };
  visit(json, 0);
  return things;
}

const cellOf = (value: unknown): Cell => {
  if (Array.isArray(value)) return value.map(cellOf).join('\n');
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** Objects that say what they are, such as a `Recipe`, or that have lists in parts, are things; others are rows. */
export function jsonOf(json: unknown, vocabulary: Vocabulary): Json {
  const all = thingsIn(json, vocabulary);
  const flats = all.map(flat);
  const isTable = flats.every((thing) => !('@type' in thing) && Object.values(thing).every(isPlain));
  if (!isTable) return { things: all, rows: [] };
  const heads = [...new Set(flats.flatMap(Object.keys))];
  const rows = flats.map((thing) => heads.map((head) => (Object.hasOwn(thing, head) ? cellOf(thing[head]) : '')));
  return { things: [], rows: rows.length ? [heads, ...rows] : [] };
}

/** JSON as it is found in pages: between marks of comments, with line breaks within texts, with a comma too many. */
export function parseLoosely(text: string): unknown {
  const bare = clean(text)
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/, '');
  try {
    return JSON.parse(bare);
  } catch {
    // eslint-disable-next-line no-control-regex -- these are what JSON forbids in a text
    return JSON.parse(bare.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*(?=[}\]])/g, ''));
  }
}

/** Whether any of the objects has a picture, which is not taken. */
export const hasPicture = (things: readonly Thing[]) =>
  things.some((thing) => Object.keys(thing).some((key) => foldWords(key) === 'image'));
