import { type Id } from '@/services/http/decode';
import { SHOWN_TEXTS } from '../shownTexts';
import { MOST_ROWS, type Shape, type ShapeOfList } from './format';
import { isOwnField, isOwnText } from './ownNames';

/** The longest text that a shape has the whole stand-in of. */
const LONGEST = 40;

const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 731;

/** The text of the same length that says nothing: `Aïcha 42` is `xxxxx 00`. */
export const standIn = (text: string) =>
  text
    .replaceAll(/\p{L}/gu, 'x')
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/[^x0\s]/gu, '-');

/** The sections whose own rows are content; where a row is of anything else, its id may be a person's. */
const CONTENT = new Set([
  ...['recipes', 'dietplans', 'workouts', 'supplements', 'notifications', 'plans', 'payments', 'banners', 'howtouse'],
  ...['tracker', 'community'],
]);

/** Whether a section, by its path or the name of its slice, is about content. */
export const isOfContent = (section: string) => CONTENT.has(section.replaceAll(/[-/]/g, '').toLowerCase());

const CONTENT_CALLS =
  /(Banner|Categor|DietPlan|Exercise|Folder|Group|Habit|Highlight|HowToUse|Notification|PaymentMethod|Plan|Post|Recipe|Role|Supplement|Week|Workout)/;

const PEOPLE_CALLS = /(User|Moderator|Candidate|Progress|Profile|Dashboard|login|Comment|assign)/i;

/** Whether the rows that an endpoint brings are content. */
export const bringsContent = (endpoint: string) => CONTENT_CALLS.test(endpoint) && !PEOPLE_CALLS.test(endpoint);

/** The rows within rows of content that are content too. */
const CONTENT_WITHIN = new Set([
  ...['categories', 'subCategories', 'items', 'days', 'day', 'workouts', 'workout', 'images', 'exercise', 'nutrition'],
  ...['dialog', 'sort', 'view', 'item', 'over'],
]);

/** Ids of content, wherever they are. */
const CONTENT_IDS = new Set([
  ...['categoryId', 'subCategoryId', 'folderId', 'groupId', 'postId', 'dayId', 'exerciseId', 'highlightId', 'planId'],
  ...['roleId', 'supplementCategoryId', 'supplementFolderIds', 'weekId', 'workoutDayId'],
]);

/** Around the id of a person until the file is written, when it becomes a number: signs that no text of it has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

export const personId = (id: Id) => `${OPEN}${id}${CLOSE}`;

const PERSON = /"\uE000([^\uE001]*)\uE001"|\uE000([^\uE001]*)\uE001/g;

/** The text with 1, 2, 3 in the place of people's ids, in the order in which they appear in it. */
export function numberPeople(json: string): string {
  const numbers = new Map<string, number>();
  return json.replaceAll(PERSON, (_all, whole?: string, part?: string) => {
    const id = whole ?? part ?? '';
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return `${numbers.get(id)}`;
  });
}

/** The text with people's ids as they are: those of the mock server, whose people are made up. */
export const withPeople = (json: string) =>
  json.replaceAll(PERSON, (_all, whole?: string, part?: string) =>
    whole === undefined ? `${part}` : JSON.stringify(Number.isNaN(Number(whole)) ? whole : Number(whole)),
  );

/** An id as it may be told: of content as it is, if it is a number or has the form of one that is made by chance. */
export const toldId = (id: Id, isContent: boolean) =>
  isContent && /^(\d{1,9}|[\da-f]{8}[\da-f-]{0,32})$/i.test(String(id)) ? id : personId(id);

/** The number of the same length with ones for its figures. */
const figures = (value: number) => Number(String(value).replaceAll(/\d/g, '1'));

const isDay = (text: string) => /^\d{4}-\d\d-\d\d(T|$)/.test(text) && !Number.isNaN(Date.parse(text));

function dayOf(text: string, begins: number) {
  const days = Math.floor(Date.parse(text) / DAY_MS) - Math.floor(begins / DAY_MS);
  return { day: Math.max(-FURTHEST_DAYS, Math.min(FURTHEST_DAYS, days)) };
}

/** A text as it may be told: a word of a closed set as it is. */
const shapeOfText = (text: string, field: string, begins: number) => {
  if (SHOWN_TEXTS.has(field) && (isOwnText(text) || /^([a-z][\w-]{0,23}|[A-Z]{3})$/.test(text))) return text;
  return isDay(text) ? dayOf(text, begins) : standIn(text.slice(0, LONGEST));
};

/** Whether data are a list, by their shape. */
export const isList = (shape: Shape): shape is ShapeOfList =>
  typeof shape === 'object' && shape !== null && Array.isArray((shape as Partial<ShapeOfList>).of);

const isId = (value: unknown): value is Id => typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * Data without what they say (`Shape`). `isContent` says whether the rows are content, whose ids stay; `begins` is what
 * days are counted from, in milliseconds since 1970.
 */
export function shapeOf(value: unknown, isContent: boolean, begins: number, field = ''): Shape {
  if (Array.isArray(value)) {
    const of = value.slice(0, MOST_ROWS).map((each) => shapeOf(each, isContent, begins, field));
    return { rows: value.length, of };
  }
  if (typeof value === 'object' && value !== null) return shapeOfRow(value, isContent, begins);
  if (field === 'id' || /Ids?$/.test(field))
    return isId(value) ? toldId(value, field === 'id' ? isContent : CONTENT_IDS.has(field)) : null;
  if (typeof value === 'number') return figures(value);
  if (typeof value === 'string') return shapeOfText(value, field, begins);
  return typeof value === 'boolean' ? value : null;
}

function shapeOfRow(row: object, isContent: boolean, begins: number): Shape {
  if (Object.getPrototypeOf(row) !== Object.prototype) return null; // a file or a password
  let unknown = 0;
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const isStill = isContent && (typeof value !== 'object' || CONTENT_WITHIN.has(name));
    if (isOwnField(name)) return [name, shapeOf(value, isStill, begins, name)] as const;
    unknown += 1;
    return [`key${unknown}`, shapeOf(value, false, begins)] as const;
  });
  return Object.fromEntries(entries);
}
