import { safely } from '@/lib/safely';
import { makeSource } from '@/lib/source';
import { type Id } from '@/services/http/decode';
import { keptUnder, type Kept, type KeptName } from './kinds';

/** A list of what one person keeps in this browser. */
export interface KeptList<Item> {
  /** What the person keeps, in the order in which it was kept: the same array as long as nothing changes. */
  read: (owner: Id) => readonly Item[];
  /** Replaces it. If storage is blocked or full, it lasts until the page is left. */
  write: (owner: Id, items: readonly Item[]) => void;
  /** Whether storage took nothing of what was written last. */
  isHereOnly: (owner: Id) => boolean;
  /** Whether it may name people or their health. */
  namesPeople: boolean;
}

interface Known<Item> {
  stored: string | null;
  items: readonly Item[];
  /** Whether storage is blocked or full. */
  isHereOnly?: boolean;
}

/** Told at each change of what this tab keeps. */
const changes = makeSource(null);

/** What was read or written last, by its key. */
const known = new Map<string, Known<unknown>>();

const readStorage = (key: string) => safely(() => localStorage.getItem(key)) ?? null;

const parse = <Item>(stored: string | null, toItem: (row: Partial<Item>) => Item | null): readonly Item[] =>
  safely(() => (JSON.parse(stored ?? '[]') as (Partial<Item> | null)[]).flatMap((row) => (row && toItem(row)) ?? [])) ??
  [];

/**
 * A list that each person has of their own, in local storage under `name`, so that the next one at this browser sees
 * none of it. `toItem` checks a stored row, which may be anything: null drops it.
 */
export function keptList<Item extends object>(
  name: KeptName,
  toItem: (row: Partial<Item>) => Item | null,
): KeptList<Item> {
  const keyOf = (owner: Id) => `${name} ${owner}`;
  return {
    read: (owner) => {
      const key = keyOf(owner);
      const before = known.get(key) as Known<Item> | undefined;
      if (before?.isHereOnly) return before.items;
      const stored = readStorage(key);
      if (before && before.stored === stored) return before.items;
      const items = parse(stored, toItem);
      known.set(key, { stored, items });
      return items;
    },
    write: (owner, items) => {
      const stored = items.length > 0 ? JSON.stringify(items) : null;
      const taken = safely(() => {
        if (stored) localStorage.setItem(keyOf(owner), stored);
        else localStorage.removeItem(keyOf(owner));
        return true;
      });
      known.set(keyOf(owner), { stored, items, isHereOnly: !taken });
      changes.change(null);
    },
    isHereOnly: (owner) => known.get(keyOf(owner))?.isHereOnly === true,
    namesPeople: keptUnder(`${name} `)!.namesPeople,
  };
}

/** All that is kept, for whomever. */
const allKept = () =>
  [...new Set([...(safely(() => Object.keys(localStorage)) ?? []), ...known.keys()])].flatMap((key) => {
    const kept = keptUnder(key);
    return kept ? [{ key, ...kept }] : [];
  });

/** Whether anything is kept for the person that may name people or their health. */
export const keepsPeople = (person: Id) =>
  allKept().some(({ namesPeople, owner, key }) => namesPeople && owner === String(person) && readStorage(key) !== null);

/** Forgets what is kept where `isDue`. */
export function forgetKept(isDue: (kept: Kept) => boolean) {
  for (const { key, ...kept } of allKept()) {
    if (!isDue(kept)) continue;
    known.delete(key);
    safely(() => localStorage.removeItem(key));
  }
  changes.change(null);
}

/** Calls `listener` when something kept changes, in this tab or another one. */
export function onKept(listener: () => void) {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
