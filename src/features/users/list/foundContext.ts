import { createContext } from 'react';
import { type Loaded } from '@/lib/loaded';
import { type FoundUsers } from './usersRows';

/** The users who are found, for what stands at the end of their list. */
export const FoundContext = createContext<Loaded<FoundUsers>>(undefined);
