import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks } from '@/screen/checks/WithChecks';
import { join } from '@/screen/slots';

/* The code that comes after the page. */

export const dialogs = lazyComponent(async () => {
  await join('/diet-plans/dialogs');
  return (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs;
});
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedPlans')).SelectedPlans,
);
export const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ '../checks/dietPlansChecks')).dietPlansChecks,
);
export const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ '../bringIn/DietPlansBringIn')).DietPlansBringIn,
);
