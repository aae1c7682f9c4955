import { createAction, type Slice } from '@reduxjs/toolkit';
import { type ComponentType } from 'react';
import { type UrlFields } from '@/components/view/urlFields';
import { sectionAt, type SectionPath } from './sections';
import { slices, type AppStore } from './store';

/** A screen's part of the store: the slice, with its `viewRestored` event, and the fields that the address bar shows. */
export interface ScreenState {
  slice: Slice;
  urlFields: UrlFields<Record<string, unknown>>;
}

interface Screen {
  Component: ComponentType;
  state?: ScreenState;
}

type Load = () => Promise<Screen>;

const withState = (Component: ComponentType, slice: Slice, urlFields: object): Screen => ({
  Component,
  state: { slice, urlFields },
});

/**
 * The screens by path; each loads with its slice. Whatever a screen needs beside itself loads with it.
 * docs/adding-a-screen.md shows how one is added.
 */
const LOADERS: Record<SectionPath, Load> = {
  '/dashboard': async () => {
    const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ '@/features/dashboard/DashboardPage');
    return { Component: DashboardPage };
  },
  '/users': async () => {
    const [{ UsersPage }, { usersScreen, usersUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "users" */ '@/features/users/UsersPage'),
      import(/* webpackChunkName: "users" */ '@/features/users/usersScreen'),
    ]);
    return withState(UsersPage, usersScreen, usersUrlFields);
  },
  '/recipes': async () => {
    const [{ RecipesPage }, { recipesScreen, recipesUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "recipes" */ '@/features/nutrition/recipes/RecipesPage'),
      import(/* webpackChunkName: "recipes" */ '@/features/nutrition/recipes/recipesScreen'),
    ]);
    return withState(RecipesPage, recipesScreen, recipesUrlFields);
  },
  '/diet-plans': async () => {
    const [{ DietPlansPage }, { dietPlansScreen, dietPlansUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "diet-plans" */ '@/features/nutrition/dietPlans/DietPlansPage'),
      import(/* webpackChunkName: "diet-plans" */ '@/features/nutrition/dietPlans/dietPlansScreen'),
    ]);
    return withState(DietPlansPage, dietPlansScreen, dietPlansUrlFields);
  },
  '/tracker': async () => {
    const [{ TrackerPage }, { trackerScreen, trackerUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "tracker" */ '@/features/tracker/TrackerPage'),
      import(/* webpackChunkName: "tracker" */ '@/features/tracker/trackerScreen'),
    ]);
    return withState(TrackerPage, trackerScreen, trackerUrlFields);
  },
  '/workouts': async () => {
    const [{ WorkoutsPage }, { workoutsScreen, workoutsUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "workouts" */ '@/features/workouts/WorkoutsPage'),
      import(/* webpackChunkName: "workouts" */ '@/features/workouts/workoutsScreen'),
    ]);
    return withState(WorkoutsPage, workoutsScreen, workoutsUrlFields);
  },
  '/supplements': async () => {
    const [{ SupplementsPage }, { supplementsScreen, supplementsUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "supplements" */ '@/features/supplements/SupplementsPage'),
      import(/* webpackChunkName: "supplements" */ '@/features/supplements/supplementsScreen'),
    ]);
    return withState(SupplementsPage, supplementsScreen, supplementsUrlFields);
  },
  '/community': async () => {
    const [{ CommunityPage }, { communityScreen, communityUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "community" */ '@/features/community/CommunityPage'),
      import(/* webpackChunkName: "community" */ '@/features/community/communityScreen'),
    ]);
    return withState(CommunityPage, communityScreen, communityUrlFields);
  },
  '/banners': async () => {
    const [{ BannersPage }, { bannersScreen, bannersUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "banners" */ '@/features/banners/BannersPage'),
      import(/* webpackChunkName: "banners" */ '@/features/banners/bannersScreen'),
    ]);
    return withState(BannersPage, bannersScreen, bannersUrlFields);
  },
  '/how-to-use': async () => {
    const [{ HowToUsePage }, { howToUseScreen, howToUseUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "how-to-use" */ '@/features/howToUse/HowToUsePage'),
      import(/* webpackChunkName: "how-to-use" */ '@/features/howToUse/howToUseScreen'),
    ]);
    return withState(HowToUsePage, howToUseScreen, howToUseUrlFields);
  },
  '/plans': async () => {
    const [{ PlansPage }, { plansScreen, plansUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "plans" */ '@/features/plans/PlansPage'),
      import(/* webpackChunkName: "plans" */ '@/features/plans/plansScreen'),
    ]);
    return withState(PlansPage, plansScreen, plansUrlFields);
  },
  '/payments': async () => {
    const [{ PaymentsPage }, { paymentsScreen, paymentsUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "payments" */ '@/features/payments/PaymentsPage'),
      import(/* webpackChunkName: "payments" */ '@/features/payments/paymentsScreen'),
    ]);
    return withState(PaymentsPage, paymentsScreen, paymentsUrlFields);
  },
  '/moderators': async () => {
    const [{ ModeratorsRoute }, { moderatorsScreen, moderatorsUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "moderators" */ './ModeratorsRoute'),
      import(/* webpackChunkName: "moderators" */ '@/features/moderators/moderatorsScreen'),
    ]);
    return withState(ModeratorsRoute, moderatorsScreen, moderatorsUrlFields);
  },
  '/notifications': async () => {
    const [{ NotificationsPage }, { notificationsScreen, notificationsUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "notifications" */ '@/features/notifications/NotificationsPage'),
      import(/* webpackChunkName: "notifications" */ '@/features/notifications/notificationsScreen'),
    ]);
    return withState(NotificationsPage, notificationsScreen, notificationsUrlFields);
  },
  '/profile': async () => {
    const [{ ProfilePage }, { profileScreen, profileUrlFields }] = await Promise.all([
      import(/* webpackChunkName: "profile" */ '@/features/profile/ProfilePage'),
      import(/* webpackChunkName: "profile" */ '@/features/profile/profileScreen'),
    ]);
    return withState(ProfilePage, profileScreen, profileUrlFields);
  },
};

/** Fetches a screen's code ahead of time; what fails is fetched again when the screen is opened. */
export const prefetchScreen = (path: SectionPath) => void LOADERS[path]().catch(() => undefined);

const screenJoined = createAction<string>('app/screenJoined');

const joined = new Map<SectionPath | undefined, ScreenState>();

/** The state of the screen at this address, once it has been opened. */
export const screenStateAt = (pathname: string) => joined.get(sectionAt(pathname)?.path);

/** Loads a screen and joins its slice to the store. */
export async function openScreen(path: SectionPath, store: AppStore) {
  const { Component, state } = await LOADERS[path]();
  if (state) {
    slices.inject(state.slice as never);
    joined.set(path, state);
    store.dispatch(screenJoined(state.slice.name));
  }
  return { Component };
}
