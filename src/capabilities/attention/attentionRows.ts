import { weakMapMemoize } from '@reduxjs/toolkit';
import { formatAge } from '@/components/format/date';
import { countOf } from '@/components/format/number';
import { isKnown, isWaiting, type Standing } from '@/services/answers';
import { daysSinceCheckIn } from '@/services/checkInDays';
import { type Post } from '@/services/communityDecoders';
import { fullName } from '@/services/names';
import { payersOf } from '@/services/payers';
import { type User } from '@/services/userTypes';

/** How many wait, and which of them for longest: what is said before and after its name. Empty for none. */
export interface Waiting {
  count: number;
  oldest: readonly [before: string, name: string, after: string] | '';
  /** Whether there may be more, since not everything is loaded. */
  isLeast?: boolean;
}

/** After so many days without a check-in a member is one to look at. */
export const QUIET_DAYS = 14;

const countQuiet = weakMapMemoize((users: readonly User[], now: number): Waiting => {
  let count = 0;
  let longest: { user: User; days: number } | undefined;
  for (const user of users) {
    const days = daysSinceCheckIn(user, now);
    if (days === null || days <= QUIET_DAYS) continue;
    count += 1;
    if (!longest || days > longest.days) longest = { user, days };
  }
  return {
    count,
    oldest: longest ? ['Longest: ', fullName(longest.user), `, about ${countOf(longest.days, 'day')}`] : '',
  };
});

/**
 * The members whose latest check-in is longer ago. Those who never wrote one are none of them. Counted once a day for each
 * list, which may have 100,000 users.
 */
export const quietMembers = (users: readonly User[], now: number) =>
  countQuiet(users, new Date(now).setHours(0, 0, 0, 0));

export function pendingPayments(users: readonly User[], now: number): Waiting {
  const { pending } = payersOf(users);
  const [oldest] = pending;
  return { count: pending.length, oldest: oldest ? aged(fullName(oldest), oldest.payment.createdAt, now) : '' };
}

/** The posts that wait, of those that can be answered, oldest first. One of which it is not known is not counted; null if nobody knows of any. */
export function openPosts(posts: readonly Post[], standings: readonly Standing[], now: number): Waiting | null {
  const open = posts.filter((_, index) => isWaiting(standings[index]!));
  const isLeast = !standings.every(isKnown);
  const [oldest] = open;
  if (!oldest && isLeast) return null;
  return { count: open.length, oldest: oldest ? aged(oldest.title || 'a post', oldest.createdAt, now) : '', isLeast };
}

const aged = (name: string, since: string, now: number) => {
  const age = formatAge(since, now);
  return ['Oldest: ', name, name && age ? `, ${age}` : age] as const;
};
