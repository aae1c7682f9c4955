import { bannersSection } from '@/features/banners/section';
import { communitySection } from '@/features/community/section';
import { dashboardSection } from '@/features/dashboard/section';
import { howToUseSection } from '@/features/folders/howToUse/section';
import { moderatorsSection } from '@/features/moderators/section';
import { notificationsSection } from '@/features/notifications/section';
import { dietPlansSection } from '@/features/nutrition/dietPlans/section';
import { recipesSection } from '@/features/nutrition/recipes/section';
import { paymentMethodsSection } from '@/features/paymentMethods/section';
import { plansSection } from '@/features/plans/section';
import { profileSection } from '@/features/profile/section';
import { supplementsSection } from '@/features/folders/supplements/section';
import { trackerSection } from '@/features/tracker/section';
import { usersSection } from '@/features/users/section';
import { workoutsSection } from '@/features/workouts/section';
import { canonical } from '@/screen/navigation/appRouter';

/** The sections in the sidebar's order. A sub-admin sees those whose module is among theirs. */
export const SECTIONS = [
  dashboardSection,
  usersSection,
  trackerSection,
  recipesSection,
  dietPlansSection,
  workoutsSection,
  communitySection,
  supplementsSection,
  moderatorsSection,
  notificationsSection,
  plansSection,
  paymentMethodsSection,
  bannersSection,
  howToUseSection,
] as const;

/** Reached from the top bar, not from the sidebar. */
export const PROFILE = profileSection;

/** All sections. */
export const SCREENS = [...SECTIONS, PROFILE];

/** The section at an address. */
export const sectionAt = (pathname: string) => SCREENS.find(({ path }) => path === canonical(pathname));
