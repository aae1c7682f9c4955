/*
 * Chance that always falls the same way: each value depends on the row's number and on what it is for, so that a row
 * stays the same whichever rows were made before it.
 */

/** A number from 0 up to 1. */
export function chance(n: number, purpose: string): number {
  let hash = (n + 1) * 0x9e3779b1;
  for (let i = 0; i < purpose.length; i += 1) hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** A whole number, both ends included. */
export const between = (min: number, max: number, n: number, purpose: string): number =>
  min + Math.floor(chance(n, purpose) * (max - min + 1));

export function pick<T>(list: readonly T[], n: number, purpose: string): T {
  return list[Math.floor(chance(n, purpose) * list.length)]!;
}

const MINUTE = 60_000;

/** ISO text of a moment that many days ago; fractions are parts of a day. */
export const daysAgo = (days: number): string =>
  new Date(Math.floor(Date.now() / MINUTE - days * 24 * 60) * MINUTE).toISOString();
