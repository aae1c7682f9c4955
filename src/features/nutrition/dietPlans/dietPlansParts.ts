import { lazyDialogs } from '@/screen/lazyDialogs';
import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/diet-plans',
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedPlans')).SelectedPlans,
);
