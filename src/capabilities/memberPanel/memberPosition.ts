import { type Id } from '@/services/http/decode';
import { type FoundUsers } from '@/features/users/list/usersRows';

/**
 * Where a person stands in the list as it is found: by tab, search and sort. `lastIndex` is where she was before: who followed
 * her then has taken her place, and is the next.
 */
export function memberPosition({ users, positions }: FoundUsers, id: Id | undefined, lastIndex = 0) {
  const found = positions.findIndex((position) => users[position]!.id === id);
  const index = found === -1 ? null : found;
  const at = index ?? Math.min(lastIndex, positions.length);
  const userAt = (place: number) => users[positions[place] ?? -1];
  return {
    /** Counted from 0; null if the person is not in the list, such as after a deactivation under Active. */
    index,
    total: positions.length,
    previous: userAt(at - 1),
    next: userAt(index === null ? at : at + 1),
  };
}

export type MemberPosition = ReturnType<typeof memberPosition>;
