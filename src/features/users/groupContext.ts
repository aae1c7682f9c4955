import { createContext, type ComponentType } from 'react';
import { type User } from '@/services/userTypes';
import { type Group } from './conditions/group';

/** The members whom conditions find, with what shows them: its code comes with that of the conditions. */
export interface ShownGroup {
  group: Group;
  /** Why a row is found. */
  Reasons: ComponentType<{ user: User; group: Group }>;
  /** In place of the table if nobody is found. */
  NobodyFound: ComponentType<{ group: Group }>;
  /** In place of the table while answers that cannot be read are looked at. */
  UnreadMembers: ComponentType<{ group: Group }>;
}

/** Null without conditions. */
export const GroupContext = createContext<ShownGroup | null>(null);
