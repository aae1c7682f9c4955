/*
 * Deterministic random values for seeds. A value depends only on the row's number and on its purpose, so a row stays
 * the same whatever rows were made before it.
 */

/** A number from 0 up to, but not including, 1. */
export function chance(n: number, purpose: string): number {
  let hash = (n + 1) * 0x9e3779b1;
  for (let i = 0; i < purpose.length; i += 1) hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** An integer from `min` to `max`, both included. */
export const between = (min: number, max: number, n: number, purpose: string): number =>
  min + Math.floor(chance(n, purpose) * (max - min + 1));

export function pick<T>(list: readonly T[], n: number, purpose: string): T {
  return list[Math.floor(chance(n, purpose) * list.length)]!;
}

const MINUTE = 60_000;

/** The ISO date of so many days ago; fractions of a day are allowed. */
export const daysAgo = (days: number): string =>
  new Date((Math.floor(Date.now() / MINUTE) - Math.ceil(days * 24 * 60)) * MINUTE).toISOString();
