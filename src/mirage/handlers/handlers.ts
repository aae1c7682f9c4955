import { type Area } from '../api';
import { auth } from './auth';
import { dashboard } from './dashboard';
import { plans } from './plans';
import { supplements } from './supplements';
import { users } from './users';

/** Every area of the mock server. */
export const AREAS: readonly Area[] = [auth, dashboard, plans, supplements, users];
