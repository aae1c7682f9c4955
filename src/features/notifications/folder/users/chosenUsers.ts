import { searchRows } from '@/screen/listRows';
import { type Id } from '@/services/http/decode';
import { fullName } from '@/services/names';
import { type Candidate } from '@/services/notifications';
import { USER_FILTERS } from '@/services/userFilters';

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

const searchText = (user: Candidate) => `${fullName(user)}\n${user.email}`;

/** The users whose name or email contains the search text, ignoring case. */
export const searchUsers = (users: readonly Candidate[], search: string) => searchRows(users, searchText, search);

export type Filter = (typeof USER_FILTERS)[number];

/**
 * Adds the filter, or removes one that was chosen. The result is in the order of the list, so that the same choice has
 * the same cache key.
 */
export const toggleFilter = (chosen: readonly Filter[], filter: Filter): readonly Filter[] =>
  USER_FILTERS.filter((known) => (known === filter) !== chosen.includes(known));
