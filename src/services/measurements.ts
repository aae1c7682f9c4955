import { jsonRecord, text, type Wire } from './http/decode';
import { BODY_PARTS, PROGRESS_FIELDS, type BodyPart, type Measurement } from './userTypes';

type Day = 'day1' | 'current';

/** Names of fields that have a value but are not shown; never their values. */
export type Unread = Set<string>;

const MOST_UNREAD = 20;

export function noteUnread(unread: Unread, name: string) {
  if (unread.size < MOST_UNREAD) unread.add(name.slice(0, 60));
}

/** What a field's name tells about the values in it; null if it tells nothing. */
interface Meaning {
  part: BodyPart | null;
  day: Day | null;
  /** Whether the field has all measurements of an entry. */
  isWhole: boolean;
  /** Whether it is an answer, an id or a timestamp, which are neither measurements nor logged. */
  isOther: boolean;
}

const DAYS: readonly Day[] = ['day1', 'current'];
const PARTS = new Map<string, BodyPart>(BODY_PARTS.map((part) => [part.toLowerCase(), part]));
const ANSWERS: readonly string[] = PROGRESS_FIELDS;

/** `Chest`, `day1` or both, as in `day1Chest`, in any letter case. */
function readName(name: string): Meaning {
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const day = DAYS.find((each) => word.startsWith(each) || word.endsWith(each)) ?? null;
  const part = PARTS.get(day ? word.replace(day, '') : word) ?? null;
  return {
    part,
    day: part || word === day ? day : null,
    isWhole: word === 'measurements',
    isOther: ANSWERS.includes(name) || /^_|^id$|Ids?$|At$/.test(name),
  };
}

const MOST_NAMES = 200;
const meanings = new Map<string, Meaning>();

/** Reads each name once, as many rows have the same few names. */
function meaningOf(name: string): Meaning {
  let meaning = meanings.get(name);
  if (!meaning) {
    if (meanings.size >= MOST_NAMES) meanings.clear();
    meaning = readName(name);
    meanings.set(name, meaning);
  }
  return meaning;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    for (const _name in value) return false;
    return true;
  }
  return value === undefined || value === null || value === '' || value === '{}' || value === '[]' || value === 'null';
}

interface Reading {
  byPart: Map<BodyPart, Measurement>;
  unread: Unread;
}

/** Adds a measurement unless the part has one for that day; returns whether that is now its value. */
function keep({ byPart }: Reading, part: BodyPart, day: Day, inches: string): boolean {
  if (!inches) return false;
  const measurement = byPart.get(part) ?? { part, day1: '', current: '' };
  if (!measurement[day]) byPart.set(part, { ...measurement, [day]: inches });
  return !measurement[day] || measurement[day] === inches;
}

/** Reads a field's value, of the part and day if they are known; returns whether it could be read. */
function read(reading: Reading, value: unknown, part: BodyPart | null, day: Day | null, path: string): boolean {
  if (part && day) return keep(reading, part, day, text(value));
  const row = jsonRecord(value);
  if (isEmpty(row)) return false;
  for (const name in row) {
    const inner = row[name];
    const said = meaningOf(name);
    const saysMore = (!part && said.part) || (!day && said.day);
    const agrees = (part ?? said.part) === (said.part ?? part) && (day ?? said.day) === (said.day ?? day);
    const isRead = saysMore && agrees && read(reading, inner, part ?? said.part, day ?? said.day, `${path}.${name}`);
    if (!isRead && !isEmpty(inner)) noteUnread(reading.unread, `${path}.${name}`);
  }
  return true;
}

/**
 * The measurements of a progress entry, in its `measurements` or beside it: by part (`{ Chest: { day1, current } }`), by
 * day (`{ day1: { Chest } }`) or flat (`day1Chest`), as objects or their JSON text, in any letter case. Any other field
 * with a value that no answer shows is noted.
 */
export function toMeasurements(entry: Wire, unread: Unread): Measurement[] {
  const reading: Reading = { byPart: new Map(), unread };
  for (const name in entry) {
    const { part, day, isWhole, isOther } = meaningOf(name);
    if (isOther) continue;
    const value = entry[name];
    const isRead = (part || day || isWhole) && read(reading, value, part, day, name);
    if (!isRead && !isEmpty(value)) noteUnread(unread, name);
  }
  return BODY_PARTS.flatMap((part) => reading.byPart.get(part) ?? []);
}
