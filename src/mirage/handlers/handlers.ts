import { type Area } from '../api';
import { auth } from './auth';
import { categories } from './categories';
import { dashboard } from './dashboard';
import { dietPlans } from './dietPlans';
import { exercises } from './exercises';
import { habits } from './habits';
import { highlights } from './highlights';
import { plans } from './plans';
import { recipes } from './recipes';
import { supplements } from './supplements';
import { users } from './users';
import { workouts } from './workouts';

/** Every area of the mock server. */
export const AREAS: readonly Area[] = [
  auth,
  categories,
  dashboard,
  dietPlans,
  exercises,
  habits,
  highlights,
  plans,
  recipes,
  supplements,
  users,
  workouts,
];
