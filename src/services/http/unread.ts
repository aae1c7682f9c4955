/** What decoding can find: a row left out, an unknown word, no number where one should be, no list where one should be. */
export type Fault = 'leftOut' | 'word' | 'number' | 'list';

/** One kind of thing that a reply has and the panel could not read as it is. Names and ids only, never contents. */
interface Unread {
  fault: Fault;
  /** The field as the server names it; `row` of a row. */
  field: string;
  count: number;
  /** The first rows it occurs in: their ids, or `#5` for the fifth; of a row within a row `3 › 17`. One
   * with several such values occurs as often. */
  rows: string[];
}

/** By field and fault. */
export type AllUnread = Readonly<Record<string, Unread>>;

const MOST_ROWS = 20;

interface DecodedList {
  rows: readonly unknown[];
  at: number;
}

/** The lists that are being decoded, each within the one before, with the row that is read now. */
export const lists: DecodedList[] = [];

let found: Record<string, Unread> = {};

const nameOf = ({ rows, at }: DecodedList) => `${(rows[at] as { id?: string | number } | null)?.id || `#${at + 1}`}`;

/** Notes for the call whose reply is being decoded that a value, or the whole row, was not read as it is. */
export function noteFault(fault: Fault, field = 'row') {
  const entry = (found[`${field} ${fault}`] ??= { fault, field, count: 0, rows: [] });
  entry.count += 1;
  if (entry.rows.length < MOST_ROWS) entry.rows.push(lists.map(nameOf).join(' › '));
}

/** Decodes a reply, and tells in `meta` what of it could not be read, if anything. Throws what `decode` throws. */
export function decodeTold(decode: () => unknown): { data: unknown; meta?: AllUnread } {
  const meta = (found = {});
  lists.length = 0;
  try {
    const data = decode();
    return Object.keys(meta)[0] ? { data, meta } : { data };
  } finally {
    found = {}; // what is decoded outside of a call is noted nowhere
  }
}
