import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks } from '@/screen/checks/WithChecks';

/* The code that comes after the page. */

export const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedContents')).SelectedContents,
);
export const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ './checks')).howToUseChecks,
);
export const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ './HowToUseBringIn')).HowToUseBringIn,
);
