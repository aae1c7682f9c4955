/**
 * Small pure functions that turn any wire form into a clean value (docs/behaviour.md): numbers that arrive
 * as text, flags as `Y`, `true` or `"true"`, lists as JSON or comma-separated text. They never throw, except
 * `rows`, whose `WrongReply` the base query turns into a failed call.
 */

/** A server's identifier: opaque. Numeric text becomes a number, so that `===` is safe. */
export type Id = number | string;

export type Wire = Record<string, unknown>;

export class WrongReply extends Error {}

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one if it is not an object. */
export const record = (value: unknown): Wire => (isRecord(value) ? value : {});

/** Null if there is no valid id. */
export function id(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  const number = Number(value);
  return String(number) === value ? number : value;
}

/** Absent text is `''`; a number becomes its text. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Commas that group a number's digits: `1,500`, not `1,5`. */
const GROUPING = /,(?=\d{3}(?!\d))/g;

/** Absent or unreadable numbers are 0. */
export function number(value: unknown): number {
  const result = typeof value === 'string' ? Number.parseFloat(value.replace(GROUPING, '')) : value;
  return typeof result === 'number' && Number.isFinite(result) ? result : 0;
}

/** A number; other text (`8-12`) is returned unchanged, because a form must not drop what it cannot parse. */
export function amount(value: unknown): number | string {
  const written = typeof value === 'string' ? value.trim() : '';
  return written && Number.isNaN(Number(written)) ? written : number(value);
}

/** `Y`, `true`, `"true"`, 1 and `"1"` are true, whatever their case; anything else is false. */
export function flag(value: unknown): boolean {
  if (value === 'Y' || value === true || value === 1) return true;
  if (value === 'N') return false; // the most frequent value, checked first for speed
  return typeof value === 'string' && ['y', 'true', '1'].includes(value.trim().toLowerCase());
}

/** The value as a list; an empty one if it is not a list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** An object that may arrive as JSON text. */
export const jsonRecord = (value: unknown): Wire => record(typeof value === 'string' ? parsed(value) : value);

/** A list that may arrive as JSON text. */
export const jsonList = (value: unknown): unknown[] => list(typeof value === 'string' ? parsed(value) : value);

/** A list of texts that may arrive as a list, as JSON text or separated by commas; blanks are dropped. */
export function texts(value: unknown): string[] {
  const found = jsonList(value);
  const parts = found.length === 0 && typeof value === 'string' && !/^\s*\[/.test(value) ? value.split(',') : found;
  return parts.map((part) => text(part).trim()).filter(Boolean);
}

/**
 * The rows of a list reply: at `data.<key>`, `data.list`, `data` or `list`, or the body itself. A missing or null list
 * is empty. Throws `WrongReply` if the body is not an object or the list is not an array.
 */
export function rows(body: unknown, key = 'list'): unknown[] {
  if (Array.isArray(body)) return body as unknown[];
  if (!isRecord(body)) throw new WrongReply('the body is not an object');
  let found: unknown = body.data ?? body[key] ?? body.list;
  if (isRecord(found)) {
    if (key in found) found = found[key];
    else if ('list' in found) found = found.list;
    else if ('data' in found) found = found.data;
  }
  if (found === undefined || found === null) return [];
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

/**
 * Decodes every row; rows without an id (`null` from `toEntity`) are left out. The list is frozen, so that Immer does
 * not traverse it, which would take longer than decoding for a reply of 100,000 rows.
 */
export function entities<T>(wire: readonly unknown[], toEntity: (row: Wire) => T | null): readonly T[] {
  const found: T[] = [];
  for (const row of wire) {
    const entity = isRecord(row) ? toEntity(row) : null;
    if (entity !== null) found.push(entity);
  }
  return Object.freeze(found);
}
