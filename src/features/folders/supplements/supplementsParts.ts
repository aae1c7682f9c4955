import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks } from '@/screen/checks/WithChecks';

/* The code that comes after the page. */

export const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedSupplements')).SelectedSupplements,
);
export const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ './checks')).supplementsChecks,
);
export const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ './SupplementsBringIn')).SupplementsBringIn,
);
