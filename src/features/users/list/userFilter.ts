import { createContext, type ComponentType, type ReactNode } from 'react';
import { type Column } from '@/components/table/column';
import { read, slot } from '@/lib/slots';
import { type Loaded } from '@/lib/loaded';
import { type User } from '@/services/userTypes';
import { type FoundUsers } from './usersRows';

/** The members whom a filter finds. */
interface FoundGroup {
  /** The list in which they were found. */
  users: readonly User[];
  /** 1 at the position of each of them. */
  mask: Uint8Array;
  /** What was asked for. */
  conditions: unknown;
}

/** The members whom a filter finds, with what shows them: its code comes with that of the filter. */
export interface ShownGroup<Group extends FoundGroup = FoundGroup> {
  group: Group;
  /** Has the rows say why they are found. */
  withReasons: (columns: Column<User>[]) => Column<User>[];
  /** In place of the table if nobody is found. */
  nobodyFound: ReactNode;
  /** In place of the table while answers that cannot be read are looked at. */
  unreadMembers: ReactNode;
}

/** Null while no filter is on. */
export const GroupContext = createContext<ShownGroup | null>(null);

interface Filtering {
  /** What is asked for: the same until the person changes it. */
  conditions: unknown;
  /** Whether only some members are asked for; nobody else is shown until they are found. */
  isOn: boolean;
  /** Whether something is typed that may become a part of it. */
  isTyped: boolean;
  areReasonsShown: boolean;
  isUnreadShown: boolean;
}

export interface UserFilter {
  /** Beside the search. */
  Button: ComponentType;
  /** Above the rows; finds the members, and hands on whom it found, null once none are asked for. */
  Row: ComponentType<{
    users: readonly User[];
    found: Loaded<FoundUsers>;
    onGroup: (group: ShownGroup | null) => void;
  }>;
  useFiltering: () => Filtering;
  /** The fields of a view that asks for everybody. */
  everybody: object;
}

/** Narrows who is found beside the tab and the search. */
export const userFilter = slot<UserFilter>('userFilter');

const OFF: Filtering = { conditions: null, isOn: false, isTyped: false, areReasonsShown: false, isUnreadShown: false };

const useNone = () => OFF;

/** What is asked for of the members, beside the tab and the search. */
export function useFiltering() {
  const use = read(userFilter)[0]?.useFiltering ?? useNone;
  return use();
}
