import { formatAge } from '@/components/format/date';
import { countOf, figure } from '@/components/format/number';
import { visible } from '@/lib/visible';
import { type Person } from '@/services/communityDecoders';
import { authorOf } from '@/features/community/communityRows';

/** What is known of the queue. */
export interface DeskCounts {
  waiting: number;
  /** In how many groups they wait. */
  inGroups: number;
  groups: number;
  /** How many groups have been read. */
  read: number;
  /** Whether comments of other posts may still be read. */
  isOpenEnded: boolean;
}

/** The sentence beside the links: `14 wait in 6 groups`, or while the groups load `3 wait so far, 4 of 20 groups read`. */
export function countsText({ waiting, inGroups, groups, read, isOpenEnded }: DeskCounts): string {
  const wait = `${figure(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`;
  if (read < groups) return `${wait} so far, ${figure(read)} of ${countOf(groups, 'group')} read`;
  if (isOpenEnded) return `${wait} so far`;
  return waiting === 0 ? 'Nobody waits' : `${wait} in ${countOf(inGroups, 'group')}`;
}

/** `waits 3 days`; empty for a date that cannot be read. */
export function waitText(createdAt: string, now: number): string {
  const age = formatAge(createdAt, now);
  return age && age !== 'just now' ? `waits ${age}` : age;
}

/** How a person is called in an answer: by the first name, else by what is known of the name. */
export const callName = (author: Person) => visible(author.firstName) || authorOf(author);
