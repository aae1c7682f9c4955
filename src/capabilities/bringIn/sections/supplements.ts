import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/supplements', what: 'supplements', list: 'folders' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './supplementsBringIn')).SupplementsBringIn,
);
