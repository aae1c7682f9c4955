import { fullName } from '@/services/names';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';

type Chosen = ReadonlySet<Id>;

/** Adds the user, or removes one who was chosen. */
export function toggleUser(chosen: Chosen, id: Id): Chosen {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Adds all listed users, or removes them if all of them were chosen. */
export function toggleAll(chosen: Chosen, listed: readonly Candidate[]): Chosen {
  const next = new Set(chosen);
  const areAllChosen = countChosen(chosen, listed) === listed.length;
  for (const { id } of listed) {
    if (areAllChosen) next.delete(id);
    else next.add(id);
  }
  return next;
}

export function countChosen(chosen: Chosen, users: readonly Candidate[]): number {
  let count = 0;
  for (const { id } of users) if (chosen.has(id)) count += 1;
  return count;
}

/** The chosen users who are among the found. */
export function keepFound(chosen: Chosen, found: readonly Candidate[]): Chosen {
  return new Set(found.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
}

/** The users whose name or email contains the search text, ignoring case. */
export function searchUsers(users: readonly Candidate[], search: string): readonly Candidate[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return users;
  return users.filter((user) => `${fullName(user)}\n${user.email}`.toLowerCase().includes(wanted));
}
