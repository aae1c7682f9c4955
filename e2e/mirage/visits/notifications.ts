import { type Visits } from './visit';

/** The screen and every dialog of it. */
export const NOTIFICATIONS: Visits = {};
