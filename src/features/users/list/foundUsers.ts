import { createContext } from 'react';
import { type Loaded } from '@/lib/loaded';
import { type FoundUsers } from './usersRows';

/** The users whom the list of the page finds; undefined until they are found. */
export const FoundUsersContext = createContext<Loaded<FoundUsers>>(undefined);
