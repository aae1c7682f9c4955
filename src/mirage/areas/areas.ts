import { type Area } from '../calls/api';
import { auth } from './auth/authHandlers';
import { banners } from './banners/bannerHandlers';
import { categories } from './nutrition/categoryHandlers';
import { community } from './community/communityArea';
import { dashboard } from './dashboard/dashboardHandlers';
import { dietPlans } from './nutrition/dietPlanHandlers';
import { exercises } from './workouts/exerciseHandlers';
import { habits } from './tracker/habitHandlers';
import { highlights } from './tracker/highlightHandlers';
import { howToUse } from './howToUse/helpHandlers';
import { moderators } from './moderators/moderatorHandlers';
import { notifications } from './notifications/notificationHandlers';
import { payments } from './payments/paymentHandlers';
import { plans } from './plans/planHandlers';
import { profile } from './profile/profileHandlers';
import { recipes } from './nutrition/recipeHandlers';
import { supplements } from './supplements/supplementHandlers';
import { users } from './users/userHandlers';
import { workouts } from './workouts/workoutHandlers';

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
