import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks } from '@/screen/checks/WithChecks';

/* The code that comes after the page. */

export const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);
export const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ './checks')).workoutsChecks,
);
export const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ './bringIn/ExercisesBringIn')).ExercisesBringIn,
);
export const weekSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './WeekSheet')).WeekSheet,
);
