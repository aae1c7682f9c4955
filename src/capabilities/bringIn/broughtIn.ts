import { digest } from '@/lib/digest';
import { type Id } from '@/services/http/decode';
import { keptList } from '@/screen/kept/keptList';
import { type FoundRecord } from './found';

/** As many are known again. */
const MOST = 2_000;

const kept = keptList<{ text: string }>('brought in', ({ text }) => (typeof text === 'string' ? { text } : null));

const digestOf = (path: string, { source }: FoundRecord) => digest(`${path}\n${source}`);

/**
 * What came in otherwise than its text had it, by digests of those texts: nothing else would know the text again, because what
 * is here now has another title or other contents.
 */
export function broughtIn(path: string, owner: Id) {
  const known = new Set(kept.read(owner).map(({ text }) => text));
  return {
    has: (found: FoundRecord) => known.size > 0 && known.has(digestOf(path, found)),
    add: (found: FoundRecord) => {
      const text = digestOf(path, found);
      const others = kept.read(owner).filter((each) => each.text !== text);
      kept.write(owner, [...others, { text }].slice(-MOST));
    },
  };
}
