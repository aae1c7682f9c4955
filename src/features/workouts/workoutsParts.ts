import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);
export const weekSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './WeekSheet')).WeekSheet,
);
