import { inTurns } from '@/lib/inTurns';
import { sameValues } from '@/lib/sameValues';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { type FoundRecord } from './found';
import { keyOf } from './doubles';
import { judge, withPlace } from './judge';
import { filesIn } from '@/lib/filesIn';
import { findOuter, findPlace } from './place';

/** A record on its way in. */
export interface Item {
  /** Its place in the text, from 0. */
  id: number;
  found: FoundRecord;
  /** What was understood, with what was corrected by hand. */
  values: RecordValues;
  /** The fields that were corrected by hand. */
  changes: Partial<RecordValues>;
  /** The lines that found no field, as far as nothing was decided about them. */
  unread: readonly string[];
  /** Those about which something was decided. */
  settled: readonly string[];
  /** It had a picture or a film, which could not be kept when the page was loaded anew. */
  hadFile?: boolean;
  /** It came in before, corrected, so that nothing else knows it again. */
  cameBefore: boolean;
  /** What the person chose; null as long as they left it to the panel. */
  tick: boolean | null;
}

/** The fields that are others now; those of a place belong together. */
export function changesOf(
  { placeFields }: ContentKind,
  before: RecordValues,
  after: RecordValues,
): Partial<RecordValues> {
  const isOther = (field: string) => !sameValues(before[field], after[field]);
  const isMoved = placeFields.some(isOther);
  const fields = Object.keys(after).filter((field) => isOther(field) || (isMoved && placeFields.includes(field)));
  return Object.fromEntries(fields.map((field) => [field, after[field]]));
}

/** Gives a record a place, as a person who corrects it does. */
export const placedBy =
  (kind: ContentKind, place: Partial<RecordValues>) =>
  ({ values, changes }: Item): Pick<Item, 'values' | 'changes'> => ({
    values: withPlace(kind, values, place),
    changes: { ...changes, ...place },
  });

/** What a person corrected or chose: another reading of the same sources leaves it as it is, and that alone. */
export type Correction = Pick<Item, 'id' | 'changes' | 'settled' | 'tick'>;

const isTouched = ({ changes, settled, tick }: Item) =>
  tick !== null || settled.length > 0 || Object.keys(changes).length > 0;

/** Whether it goes where the head of the list says, because neither the text nor a person named a place for it. */
export const goesWithHead = ({ placeFields }: ContentKind, { found, changes }: Item) =>
  placeFields.length > 0 && found.place.length === 0 && !placeFields.some((field) => field in changes);

/** Whether a person corrected or chose anything that starting again would lose. */
export const hasCorrections = (items: readonly Item[]) => items.some(isTouched);

export const correctionsOf = (items: readonly Item[]): Correction[] =>
  items.filter(isTouched).map(({ id, changes, settled, tick }) => ({ id, changes, settled, tick }));

/** The lines without these, each of which counts once. */
export const without = (lines: readonly string[], gone: readonly string[]) =>
  gone.reduce((left, line) => (left.includes(line) ? left.toSpliced(left.indexOf(line), 1) : left), [...lines]);

/** Whether the picture or film that it had is not chosen again yet. */
export const lacksFile = ({ hadFile, values }: Item) => hadFile === true && filesIn(values).length === 0;

/** The ids of those that had a picture or a film. */
export const withFiles = (items: readonly Item[]) =>
  items.filter(({ hadFile, values }) => hadFile || filesIn(values).length > 0).map(({ id }) => id);

/** The records as they are without their files, which could not be kept: none of them is ticked by itself. */
export const withoutFiles = (items: readonly Item[], had: readonly number[]): Item[] => {
  const ids = new Set(had);
  return items.map((item) => (ids.has(item.id) ? { ...item, hadFile: true, tick: null } : item));
};

/** Whether what tells two of a title apart was corrected in it, or the title: it is not what its text has. */
export function isOtherwise(kind: ContentKind, { found, values }: Item) {
  const read = judge(kind, { ...kind.first, ...kind.toValues(found.fields) });
  return keyOf(read) !== keyOf(judge(kind, values));
}

/** The records with what a person corrected or chose before. */
export function withCorrections(items: readonly Item[], corrections: readonly Correction[]): Item[] {
  const corrected = new Map(corrections.map((each) => [each.id, each]));
  return items.map((item) => {
    const by = corrected.get(item.id);
    if (!by) return item;
    return { ...item, ...by, values: { ...item.values, ...by.changes }, unread: without(item.unread, by.settled) };
  });
}

/** What all records are made with. */
interface Making {
  kind: ContentKind;
  places: readonly PlaceHere[];
  /** Where those go that name no place. */
  head: Partial<RecordValues>;
  /** Whether a record came in before, corrected. */
  cameBefore: (found: FoundRecord) => boolean;
}

export function toItem({ kind, places, head, cameBefore }: Making, found: FoundRecord, id: number): Item {
  const own = { ...kind.first, ...kind.toValues(found.fields) };
  const place =
    found.place.length === 0 ? head : (findPlace(places, found.place)?.set ?? findOuter(kind, places, found.place));
  const values = place && kind.placeFields.length > 0 ? withPlace(kind, own, place) : own;
  const unread = [...found.notUnderstood, ...(kind.notTaken?.(found.fields) ?? [])];
  return { id, found, values, changes: {}, unread, settled: [], cameBefore: cameBefore(found), tick: null };
}

/** The records, judged already. Rejects when it is aborted. */
export const toItems = (making: Making, records: readonly FoundRecord[], signal: AbortSignal): Promise<Item[]> => {
  const made = ([id, found]: [number, FoundRecord]) => {
    const item = toItem(making, found, id);
    judge(making.kind, item.values);
    return item;
  };
  return inTurns(records.entries(), made, signal);
};
