import { sessionStore } from '@/lib/sessionStore';
import { isPlain } from '@/lib/sameValues';

/** What is brought in is kept in two parts: what was read, and what was done with it. */
export type KeptPart = 'read' | 'work';

export const kept = sessionStore('bring in ');

/** The key by the section's address. */
export const keyOf = (path: string, part: KeptPart) => `${path} ${part}`;

const WORK = / work$/;

function listLength(key: string, list: string) {
  const stored = kept.read(key);
  const items = isPlain(stored) ? stored[list] : null;
  return Array.isArray(items) ? items.length : 0;
}

/** How many records were read in this tab and are not saved, by the addresses of their sections. */
export function unsavedRecords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of kept.keys().filter((each) => WORK.test(each))) {
    const path = key.replace(WORK, '');
    const left = listLength(keyOf(path, 'read'), 'records') - listLength(key, 'cameIn');
    if (left > 0) counts.set(path, left);
  }
  return counts;
}
