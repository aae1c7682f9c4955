import { safely } from '@/lib/safely';
import { noteFault } from './unread';

/**
 * Small functions that turn any wire form into a clean value (docs/behaviour.md): flags as `Y`, `true` or `"true"`, lists
 * as JSON or comma-separated text; numbers and rows have `decodeRows.ts`, which the sign-in page does without. They never
 * throw. What they cannot read is noted by the name of its field (`unread.ts`).
 */

/** A server's identifier: opaque. Numeric text becomes a number, so that `===` is safe. */
export type Id = number | string;

export type Wire = Record<string, unknown>;

export const isRecord = (value: unknown): value is Wire =>
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

/** Whether the server left the value out. */
export const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const YES: unknown[] = ['y', 'true', '1'];
const NO: unknown[] = ['n', 'false', '0', '', false, 0];

/** `Y`, `true`, `"true"`, 1 and `"1"` are true, whatever their case; anything else is false. */
export function flag(value: unknown, field: string): boolean {
  if (value === 'Y' || value === true || value === 1) return true;
  if (value === 'N' || value === undefined || value === null) return false; // the most frequent ones, first for speed
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (YES.includes(word)) return true;
  if (!NO.includes(word)) noteFault('word', field);
  return false;
}

/** The value as a list; an empty one if it is not a list. */
export function list(value: unknown, field: string): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (!isAbsent(value)) noteFault('list', field);
  return [];
}

const parsed = (value: string) => safely(() => JSON.parse(value) as unknown);

/** An object that may arrive as JSON text. */
export const jsonRecord = (value: unknown): Wire => record(typeof value === 'string' ? parsed(value) : value);

/** A list that may arrive as JSON text. */
export function jsonList(value: unknown, field: string): unknown[] {
  const read = typeof value === 'string' && value ? parsed(value) : value;
  return list(read === undefined ? value : read, field);
}

/** A list of texts that may arrive as a list, as JSON text or separated by commas; blanks are dropped. */
export function texts(value: unknown, field: string): string[] {
  const found = jsonList(value, field);
  const parts = typeof value === 'string' && !/^\s*\[/.test(value) ? value.split(',') : found;
  return parts.map((part) => text(part).trim()).filter(Boolean);
}
