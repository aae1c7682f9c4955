import { lazyDialogs } from '@/screen/lazyDialogs';

/* The code that comes after the page. */

export const dialogs = lazyDialogs(
  '/supplements',
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);
