import { lazyDialogs } from '@/screen/lazyDialogs';
import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/supplements',
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedSupplements')).SelectedSupplements,
);
