import { type Loaded } from '@/lib/loaded';
import { type User } from '@/services/userTypes';

export const planLabel = (user: User) => user.plans[0] ?? 'Free';
export const statusLabel = (user: User) => (user.isActive ? 'Active' : 'Inactive');

/** The users that a search finds, in the table's order. */
export interface FoundUsers {
  /** The whole list, in the server's order. */
  users: readonly User[];
  /** Positions in `users`: of 100,000 users found, only those on the page have to be looked up. */
  positions: Uint32Array;
}

export const NO_USERS: FoundUsers = { users: [], positions: new Uint32Array() };

export const usersOf = ({ users, positions }: FoundUsers): User[] =>
  Array.from(positions, (position) => users[position]!);

/** One page of the found users, counted from 1; a page beyond the end is the last one. */
export function pageOf({ users, positions }: FoundUsers, page: number, size: number) {
  const current = Math.min(page, Math.max(1, Math.ceil(positions.length / size)));
  const rows = usersOf({ users, positions: positions.subarray((current - 1) * size, current * size) });
  return { current, rows };
}

/** What the page of Users shows. */
export interface UsersLists {
  users: Loaded<readonly User[]>;
  /** Undefined until they are found. */
  found: Loaded<FoundUsers>;
}
