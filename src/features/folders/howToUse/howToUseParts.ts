import { lazyDialogs } from '@/screen/lazyDialogs';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/how-to-use',
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);
