import { text } from '@/services/http/decode';
import { keptList } from '../kept/keptList';
import { type Finding } from './finding';

/** A finding that a person accepted, as the record was then. */
export interface Accepted {
  /** The section, the reason and the record. */
  key: string;
  stamp: string;
}

/** What each person accepted, in all sections. */
export const acceptedFindings = keptList<Accepted>('accepted findings', (row) => {
  const [key, stamp] = [text(row.key), text(row.stamp)];
  return key && stamp ? { key, stamp } : null;
});

/** A short text that is another one for another record. */
function stampOf(record: unknown): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(record) ?? '') {
    const code = letter.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}

export const toAccepted = (path: string, { reason, about, record }: Finding): Accepted => ({
  key: `${path} ${reason} ${about}`,
  stamp: stampOf(record),
});

/** The findings that are left, and those that were accepted; one counts as long as its record stays what it was. */
export function splitAccepted(path: string, findings: readonly Finding[], kept: readonly Accepted[]) {
  const stamps = new Map(kept.map(({ key, stamp }) => [key, stamp]));
  const isAccepted = (finding: Finding) => {
    const { key, stamp } = toAccepted(path, finding);
    return stamps.get(key) === stamp;
  };
  const accepted = stamps.size > 0 ? findings.filter(isAccepted) : [];
  const set = new Set(accepted);
  return { open: set.size > 0 ? findings.filter((finding) => !set.has(finding)) : findings, accepted };
}
