import { type Page } from '@playwright/test';
import { BANNERS } from './banners';
import { COMMUNITY } from './community';
import { HOW_TO_USE } from './howToUse';
import { MODERATORS } from './moderators';
import { NOTIFICATIONS } from './notifications';
import { DIET_PLANS, RECIPES } from './nutrition';
import { PAYMENTS } from './payments';
import { PLANS } from './plans';
import { PROFILE } from './profile';
import { DRAWER, SHELL } from './shell';
import { SUPPLEMENTS } from './supplements';
import { TRACKER } from './tracker';
import { dialogsOfUser, USERS } from './users';
import { type Visits } from './visit';
import { WORKOUTS } from './workouts';

/** What signed-in people see, by area; some of it depends on the seed data or on the width. */
export const AREAS: Record<string, (page: Page, width: number) => Visits | Promise<Visits>> = {
  users: async (page) => ({ ...(await dialogsOfUser(page)), ...USERS }),
  recipes: () => RECIPES,
  'diet plans': () => DIET_PLANS,
  tracker: () => TRACKER,
  workouts: () => WORKOUTS,
  supplements: () => SUPPLEMENTS,
  community: () => COMMUNITY,
  banners: () => BANNERS,
  'how to use': () => HOW_TO_USE,
  plans: () => PLANS,
  payments: () => PAYMENTS,
  moderators: () => MODERATORS,
  notifications: () => NOTIFICATIONS,
  profile: () => PROFILE,
  shell: (_page, width) => (width < 992 ? { ...DRAWER, ...SHELL } : SHELL),
};
