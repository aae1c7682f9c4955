import { digest } from '@/lib/digest';
import { text } from '@/services/http/decode';
import { keptList } from '@/screen/kept/keptList';
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

export const toAccepted = (path: string, { reason, about, record }: Finding): Accepted => ({
  key: `${path} ${reason} ${about}`,
  stamp: digest(JSON.stringify(record) ?? ''),
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
