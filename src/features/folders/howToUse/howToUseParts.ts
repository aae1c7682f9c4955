import { lazyDialogs } from '@/screen/lazyDialogs';
import { lazyComponent } from '@/components/lazy/lazyComponent';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/how-to-use',
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);
export const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedContents')).SelectedContents,
);
