import { type Id } from '@/services/http/decode';
import { type FoundUsers } from '../list/usersView';

/** Who is selected: these users, or all found users except these, so that the list of ids stays short. */
export interface Selection {
  mode: 'these' | 'allBut';
  ids: readonly Id[];
}

export const NONE_SELECTED: Selection = { mode: 'these', ids: [] };

export const isSelected = ({ mode, ids }: Selection, id: Id) => ids.includes(id) === (mode === 'these');

/** The found users who are ticked, in the table's order. Users who are not found are not selected either. */
export function selectedOf({ users, positions }: FoundUsers, { mode, ids }: Selection): FoundUsers {
  if (ids.length === 0) return { users, positions: mode === 'these' ? positions.subarray(0, 0) : positions };
  const named = new Set(ids);
  return { users, positions: positions.filter((at) => named.has(users[at]!.id) === (mode === 'these')) };
}
