import { type Area } from '../api';
import { auth } from './auth';
import { banners } from './banners';
import { categories } from './categories';
import { community } from './community';
import { dashboard } from './dashboard';
import { dietPlans } from './dietPlans';
import { exercises } from './exercises';
import { habits } from './habits';
import { highlights } from './highlights';
import { howToUse } from './howToUse';
import { moderators } from './moderators';
import { notifications } from './notifications';
import { payments } from './payments';
import { plans } from './plans';
import { profile } from './profile';
import { recipes } from './recipes';
import { supplements } from './supplements';
import { users } from './users';
import { workouts } from './workouts';

/** Every area of the mock server. */
export const AREAS: readonly Area[] = [
  auth,
  banners,
  categories,
  community,
  dashboard,
  dietPlans,
  exercises,
  habits,
  highlights,
  howToUse,
  moderators,
  notifications,
  payments,
  plans,
  profile,
  recipes,
  supplements,
  users,
  workouts,
];
