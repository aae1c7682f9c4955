import { isPlain } from '@/lib/sameValues';

/** What is brought in is kept in two parts: what was read, and what was done with it. */
export type Part = 'read' | 'work';

/** The key in session storage, by the section's address. */
export const keyOf = (path: string, part: Part) => `bring in ${path} ${part}`;

const KEPT = /^bring in (.+) work$/;

function listLength(key: string, list: string) {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  const items = isPlain(kept) ? kept[list] : null;
  return Array.isArray(items) ? items.length : 0;
}

/** How many records were read in this tab and are not saved, by the addresses of their sections. */
export function unsavedRecords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [, path] = KEPT.exec(key) ?? [];
      const left = path ? listLength(keyOf(path, 'read'), 'records') - listLength(key, 'cameIn') : 0;
      if (left > 0) counts.set(path!, left);
    }
  } catch {
    // Storage may be blocked, and what is in it may be anything.
  }
  return counts;
}
