import { type Area } from '../area';
import { profileHandlers } from './profileHandlers';

/** Changes the row of the employee who is signed in. */
export const profileArea = { factories: {}, handlers: [profileHandlers] } satisfies Area;
