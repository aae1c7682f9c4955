import { text } from '@/services/http/decode';
import { type Id } from '@/services/http/decode';

/** A view of a list that a person keeps under a name, in this browser. */
export interface KeptView {
  name: string;
  /** The query of its address, such as `?conditions=bmi+%3E+30`. */
  search: string;
}

const NONE: readonly KeptView[] = [];

/** Each person has views of their own, so the next one at this browser sees none of them. */
const keyOf = (owner: Id, path: string) => `views ${owner} ${path}`;

function parse(stored: string | null): readonly KeptView[] {
  try {
    const rows: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(rows)) return NONE;
    return (rows as Partial<KeptView>[])
      .map((row) => ({ name: text(row?.name), search: text(row?.search) }))
      .filter(({ name, search }) => name && search.startsWith('?'));
  } catch {
    return NONE;
  }
}

interface Kept {
  stored: string | null;
  views: readonly KeptView[];
  /** Whether storage is blocked or full, so that the views last until the page is left. */
  isHereOnly?: boolean;
}

/** What was read or kept, by its key: the same list as long as nothing changes. */
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

function read(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The views of a section that a person keeps, in the order in which they were kept. */
export function keptViews(owner: Id, path: string): readonly KeptView[] {
  const key = keyOf(owner, path);
  const known = kept.get(key);
  if (known?.isHereOnly) return known.views;
  const stored = read(key);
  if (known && known.stored === stored) return known.views;
  const views = parse(stored);
  kept.set(key, { stored, views });
  return views;
}

/** Replaces the views that a person keeps of a section. */
export function keepViews(owner: Id, path: string, views: readonly KeptView[]) {
  const key = keyOf(owner, path);
  const stored = JSON.stringify(views);
  let isHereOnly = false;
  try {
    localStorage.setItem(key, stored);
  } catch {
    isHereOnly = true;
  }
  kept.set(key, { stored, views, isHereOnly });
  for (const listener of listeners) listener();
}

/** Calls `listener` when views change, in this tab or another one. */
export function onKeptViews(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
