import { id, isAbsent, isRecord, record, type Id, type Wire } from './decode';
import { noteFault, lists } from './unread';

/** The base query turns it into a failed call. */
export class WrongReply extends Error {}

/** Commas that group a number's digits: `1,500`, not `1,5`. */
const GROUPING = /,(?=\d{3}(?!\d))/g;

/** Null where the number is absent or cannot be read; of `12 kg` the number is read. */
export function knownNumber(value: unknown, field: string): number | null {
  if (Number.isFinite(value)) return value as number;
  if (isAbsent(value)) return null;
  const written = typeof value === 'string' ? value.replace(GROUPING, '') : '';
  const result = Number.parseFloat(written);
  if (!Number.isFinite(result) || Number.isNaN(Number(written))) noteFault('number', field);
  return Number.isFinite(result) ? result : null;
}

/** For what is none where the server says nothing: an absent or unreadable number is 0. */
export const number = (value: unknown, field: string): number => knownNumber(value, field) ?? 0;

/** A number; other text (`8-12`) is returned unchanged, because a form must not drop what it cannot parse. */
export function amount(value: unknown, field: string): number | string {
  const written = typeof value === 'string' ? value.trim() : value;
  return typeof written === 'string' && Number.isNaN(Number(written)) ? written : number(written, field);
}

/** The list of a reply that has none. It is shown as empty; what counts it knows nothing. */
export const NO_LIST: readonly never[] = Object.freeze([]);

/**
 * The rows of a list reply: at `data.<key>`, `data.list`, `data` or `list`, or the body itself. A missing or null list
 * is `NO_LIST`. Throws `WrongReply` if the body is not an object or the list is not an array.
 */
export function rows(body: unknown, key = 'list'): readonly unknown[] {
  if (Array.isArray(body)) return body as unknown[];
  if (!isRecord(body)) throw new WrongReply('the body is not an object');
  let found: unknown = body.data ?? body[key] ?? body.list;
  if (isRecord(found)) {
    if (key in found) found = found[key];
    else if ('list' in found) found = found.list;
    else if ('data' in found) found = found.data;
  }
  if (found === undefined || found === null) return NO_LIST;
  if (!Array.isArray(found)) throw new WrongReply('the list is not a list');
  return found as unknown[];
}

/** The object at `data` of a reply; throws `WrongReply` if it or the body is not an object. */
export function item(body: unknown): Wire {
  if (!isRecord(body)) throw new WrongReply('the body is not an object');
  if (body.data !== undefined && body.data !== null && !isRecord(body.data))
    throw new WrongReply('data is not an object');
  return record(body.data);
}

/** What a decoder makes of a row: the type of an entity is that of its decoder. */
export type Decoded<Decoder extends (...row: never[]) => unknown> = NonNullable<ReturnType<Decoder>>;

/** Decodes a row that has an id; null for one without. */
export const withId =
  <Fields extends object>(toFields: (row: Wire, id: Id) => Fields) =>
  (row: Wire): (Fields & { id: Id }) | null => {
    const rowId = id(row.id);
    return rowId === null ? null : { id: rowId, ...toFields(row, rowId) };
  };

/**
 * Decodes every row; rows without an id (`null` from `toEntity`) are left out, which is noted. The list is frozen, so that Immer does
 * not traverse it, which would take longer than decoding for a reply of 100,000 rows.
 */
export function entities<T>(wire: readonly unknown[], toEntity: (row: Wire) => T | null): readonly T[] {
  if (wire === NO_LIST) return NO_LIST;
  const found: T[] = [];
  const place = { rows: wire, at: 0 };
  lists.push(place);
  for (; place.at < wire.length; place.at += 1) {
    const row = wire[place.at];
    const entity = isRecord(row) ? toEntity(row) : null;
    if (entity === null) noteFault('leftOut');
    else found.push(entity);
  }
  lists.pop();
  return Object.freeze(found);
}
