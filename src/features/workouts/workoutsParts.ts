import { lazyDialogs } from '@/screen/lazyDialogs';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/workouts',
  async () => (await import(/* webpackChunkName: "workouts-dialogs" */ './WorkoutsDialogs')).WorkoutsDialogs,
);
