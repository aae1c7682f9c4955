import { lazyDialogs } from '@/screen/lazyDialogs';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/diet-plans',
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs,
);
