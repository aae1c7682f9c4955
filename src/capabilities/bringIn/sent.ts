import { type Id } from '@/services/http/decode';
import { type Here } from './contentKind';
import { hereKey } from './doubles';

/** What was sent, so that what had no answer can be told from what was here before. */
export interface Sent {
  /** The ids of what was here before the first call; null before that. */
  before: readonly Id[] | null;
  /** What each was compared by as it was sent, by the ids of the records. */
  keys: Readonly<Record<number, string>>;
  /** The ids of the calls that had no answer yet, by the ids of the records. */
  unanswered: Readonly<Record<number, string>>;
}

export const NOTHING_SENT: Sent = { before: null, keys: {}, unanswered: {} };

const without = (all: Readonly<Record<number, string>>, id: number) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => Number(key) !== id));

/** With the call that this record was sent by. */
export const withCall = ({ before, keys, unanswered }: Sent, id: number, key: string, requestId: string): Sent => ({
  before,
  keys: { ...keys, [id]: key },
  unanswered: { ...unanswered, [id]: requestId },
});

/** With the answer to this record's call, which may have been looked up. */
export const withAnswer = ({ before, keys, unanswered }: Sent, id: number, isSaved: boolean): Sent => ({
  before,
  keys: isSaved ? keys : without(keys, id),
  unanswered: without(unanswered, id),
});

/** Which of these that were sent is which record here. Each record counts for one of them; those of before for none. */
export function findSent({ before, keys }: Sent, ids: readonly number[], here: readonly Here[]) {
  const known = new Set(before);
  const left = new Map<string, Here[]>();
  for (const row of here.toReversed()) {
    const key = hereKey(row);
    if (!known.has(row.id)) left.set(key, [...(left.get(key) ?? []), row]);
  }
  return new Map(
    ids.flatMap((id) => {
      const row = left.get(keys[id]!)?.pop();
      return row ? [[id, row] as const] : [];
    }),
  );
}
