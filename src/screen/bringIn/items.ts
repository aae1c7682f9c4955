import { pause } from '@/components/lazy/pause';
import { omit } from '../journal/changes';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { type FoundRecord } from './found';
import { judge, withPlace } from './judge';
import { findPlace } from './place';

/** A record on its way in. */
export interface Item<Values> {
  /** Its place in the text, from 0. */
  id: number;
  found: FoundRecord;
  /** What was understood, with what was corrected by hand. */
  values: Values;
  /** The lines that found no field, as far as nothing was decided about them. */
  unread: readonly string[];
  /** Whether it goes where the head of the list says, because neither the text nor a person named a place for it. */
  followsHead: boolean;
  isCorrected: boolean;
  /** What the person chose; null as long as they left it to the panel. */
  tick: boolean | null;
}

/** What has to be kept of a record: all that was corrected, but of one that was only ticked or unticked that alone. */
export type Correction<Values> = Omit<Item<Values>, 'found'> | Pick<Item<Values>, 'id' | 'tick'>;

const isTouched = ({ isCorrected, tick }: Item<unknown>) => isCorrected || tick !== null;

/** Whether a person corrected or chose anything that starting again would lose. */
export const hasCorrections = (items: readonly Item<unknown>[]) => items.some(isTouched);

export const correctionsOf = <Values>(items: readonly Item<Values>[]): Correction<Values>[] =>
  items.filter(isTouched).map((item) => (item.isCorrected ? omit(item, 'found') : { id: item.id, tick: item.tick }));

/** The records with what a person corrected or chose before. */
export function withCorrections<Values>(
  items: readonly Item<Values>[],
  corrections: readonly Correction<Values>[],
): Item<Values>[] {
  const corrected = new Map(corrections.map((each) => [each.id, each]));
  return items.map((item) => (corrected.has(item.id) ? { ...item, ...corrected.get(item.id) } : item));
}

/** What all records are made with. */
interface Making<Values extends RecordValues> {
  kind: ContentKind<Values>;
  places: readonly PlaceHere<Values>[];
  /** Where those go that name no place. */
  head: Partial<Values>;
}

export function toItem<Values extends RecordValues>(
  { kind, places, head }: Making<Values>,
  found: FoundRecord,
  id: number,
): Item<Values> {
  const own = { ...kind.first, ...kind.toValues(found.fields) };
  const followsHead = kind.placeFields.length > 0 && found.place.length === 0;
  const place = followsHead ? head : findPlace(places, found.place)?.set;
  const values = place ? withPlace(kind, own, place) : own;
  const unread = [...found.notUnderstood, ...(kind.notTaken?.(found.fields) ?? [])];
  return { id, found, values, unread, followsHead, isCorrected: false, tick: null };
}

/** How long records are made and judged, in milliseconds, before keys and clicks are answered. */
const SLICE_MS = 10;

/** The records, judged already. */
export async function toItems<Values extends RecordValues>(
  making: Making<Values>,
  records: readonly FoundRecord[],
  signal: AbortSignal,
): Promise<Item<Values>[]> {
  const items: Item<Values>[] = [];
  let end = performance.now() + SLICE_MS;
  for (const [id, found] of records.entries()) {
    const item = toItem(making, found, id);
    judge(making.kind, item.values);
    items.push(item);
    if (performance.now() < end) continue;
    await pause();
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
  return items;
}
