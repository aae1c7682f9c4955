import { type Id } from '@/services/http/decode';

/** A list of what one person keeps in this browser. */
export interface KeptList<Item> {
  /** What the person keeps, in the order in which it was kept: the same array as long as nothing changes. */
  read: (owner: Id) => readonly Item[];
  /** Replaces it. If storage is blocked or full, it lasts until the page is left. */
  write: (owner: Id, items: readonly Item[]) => void;
}

interface Known<Item> {
  stored: string | null;
  items: readonly Item[];
  /** Whether storage is blocked or full. */
  isHereOnly?: boolean;
}

const listeners = new Set<() => void>();

function readStorage(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<Item>(stored: string | null, toItem: (row: Partial<Item>) => Item | null): readonly Item[] {
  try {
    const rows: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(rows)) return [];
    return (rows as (Partial<Item> | null)[]).flatMap((row) => (row && toItem(row)) ?? []);
  } catch {
    return [];
  }
}

/**
 * A list that each person has of their own, in local storage under `name`, so that the next one at this browser sees
 * none of it. `toItem` checks a stored row, which may be anything: null drops it.
 */
export function keptList<Item extends object>(
  name: string,
  toItem: (row: Partial<Item>) => Item | null,
): KeptList<Item> {
  const known = new Map<Id, Known<Item>>();
  const keyOf = (owner: Id) => `${name} ${owner}`;
  return {
    read: (owner) => {
      const before = known.get(owner);
      if (before?.isHereOnly) return before.items;
      const stored = readStorage(keyOf(owner));
      if (before && before.stored === stored) return before.items;
      const items = parse(stored, toItem);
      known.set(owner, { stored, items });
      return items;
    },
    write: (owner, items) => {
      const stored = JSON.stringify(items);
      let isHereOnly = false;
      try {
        localStorage.setItem(keyOf(owner), stored);
      } catch {
        isHereOnly = true;
      }
      known.set(owner, { stored, items, isHereOnly });
      for (const listener of listeners) listener();
    },
  };
}

/** Calls `listener` when something kept changes, in this tab or another one. */
export function onKept(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
