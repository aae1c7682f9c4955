import { fullName } from '@/services/names';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';

type Chosen = ReadonlySet<Id>;

/** With that user, or without where it was among them. */
export function toggleUser(chosen: Chosen, id: Id): Chosen {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** §4: Select All adds all listed users, or takes them away where all of them were chosen. */
export function toggleAll(chosen: Chosen, listed: readonly Candidate[]): Chosen {
  const next = new Set(chosen);
  const areAllChosen = countChosen(chosen, listed) === listed.length;
  for (const { id } of listed) {
    if (areAllChosen) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** How many of the users are chosen. */
export function countChosen(chosen: Chosen, users: readonly Candidate[]): number {
  let count = 0;
  for (const { id } of users) if (chosen.has(id)) count += 1;
  return count;
}

/** Only those who are among the found. */
export function keepFound(chosen: Chosen, found: readonly Candidate[]): Chosen {
  return new Set(found.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
}

/** The users whose name or email holds the search, whatever its case. */
export function searchUsers(users: readonly Candidate[], search: string): readonly Candidate[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return users;
  return users.filter((user) => `${fullName(user)}\n${user.email}`.toLowerCase().includes(wanted));
}
