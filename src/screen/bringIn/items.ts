import { pause } from '@/components/lazy/pause';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { type FoundRecord } from './found';
import { judge, withPlace } from './judge';
import { findOuter, findPlace } from './place';

/** A record on its way in. */
export interface Item<Values> {
  /** Its place in the text, from 0. */
  id: number;
  found: FoundRecord;
  /** What was understood, with what was corrected by hand. */
  values: Values;
  /** The fields that were corrected by hand. */
  changes: Partial<Values>;
  /** The lines that found no field, as far as nothing was decided about them. */
  unread: readonly string[];
  /** Those about which something was decided. */
  settled: readonly string[];
  /** What the person chose; null as long as they left it to the panel. */
  tick: boolean | null;
}

/** What a person corrected or chose: another reading of the same sources leaves it as it is, and that alone. */
export type Correction<Values> = Pick<Item<Values>, 'id' | 'changes' | 'settled' | 'tick'>;

const isTouched = ({ changes, settled, tick }: Item<unknown>) =>
  tick !== null || settled.length > 0 || Object.keys(changes).length > 0;

/** Whether it goes where the head of the list says, because neither the text nor a person named a place for it. */
export const goesWithHead = <Values extends RecordValues>(
  { placeFields }: ContentKind<Values>,
  { found, changes }: Item<Values>,
) => placeFields.length > 0 && found.place.length === 0 && !placeFields.some((field) => field in changes);

/** Whether a person corrected or chose anything that starting again would lose. */
export const hasCorrections = (items: readonly Item<unknown>[]) => items.some(isTouched);

export const correctionsOf = <Values>(items: readonly Item<Values>[]): Correction<Values>[] =>
  items.filter(isTouched).map(({ id, changes, settled, tick }) => ({ id, changes, settled, tick }));

/** The lines without these, each of which counts once. */
export const without = (lines: readonly string[], gone: readonly string[]) =>
  gone.reduce((left, line) => (left.includes(line) ? left.toSpliced(left.indexOf(line), 1) : left), [...lines]);

/** The records with what a person corrected or chose before. */
export function withCorrections<Values extends RecordValues>(
  items: readonly Item<Values>[],
  corrections: readonly Correction<Values>[],
): Item<Values>[] {
  const corrected = new Map(corrections.map((each) => [each.id, each]));
  return items.map((item) => {
    const by = corrected.get(item.id);
    if (!by) return item;
    return { ...item, ...by, values: { ...item.values, ...by.changes }, unread: without(item.unread, by.settled) };
  });
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
  const place =
    found.place.length === 0 ? head : (findPlace(places, found.place)?.set ?? findOuter(kind, places, found.place));
  const values = place && kind.placeFields.length > 0 ? withPlace(kind, own, place) : own;
  const unread = [...found.notUnderstood, ...(kind.notTaken?.(found.fields) ?? [])];
  return { id, found, values, changes: {}, unread, settled: [], tick: null };
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
