import { type Area } from '../api';
import { auth } from './auth';
import { categories } from './categories';
import { dashboard } from './dashboard';
import { dietPlans } from './dietPlans';
import { plans } from './plans';
import { recipes } from './recipes';
import { supplements } from './supplements';
import { users } from './users';

/** Every area of the mock server. */
export const AREAS: readonly Area[] = [auth, categories, dashboard, dietPlans, plans, recipes, supplements, users];
