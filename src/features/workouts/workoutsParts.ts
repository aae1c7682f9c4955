import { lazyDialogs } from '@/screen/lazyDialogs';
import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/workouts',
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);
export const weekSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './WeekSheet')).WeekSheet,
);
