import { lazyComponent } from '@/components/lazy/lazyComponent';
import { join } from '@/lib/slots';

/* The code that comes after the page. */

export const dialogs = lazyComponent(async () => {
  await join('/diet-plans/dialogs');
  return (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs;
});
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedPlans')).SelectedPlans,
);
