import { createContext, type ComponentType } from 'react';
import { type Column } from '@/components/table/column';
import { type User } from '@/services/userTypes';
import { type Group } from './group';

/** The members whom conditions find, with what shows them: its code comes with that of the conditions. */
export interface ShownGroup {
  group: Group;
  /** Has the rows say why they are found. */
  withReasons: (columns: Column<User>[]) => Column<User>[];
  /** In place of the table if nobody is found. */
  NobodyFound: ComponentType<{ group: Group }>;
  /** In place of the table while answers that cannot be read are looked at. */
  UnreadMembers: ComponentType<{ group: Group }>;
}

/** Null without conditions. */
export const GroupContext = createContext<ShownGroup | null>(null);
