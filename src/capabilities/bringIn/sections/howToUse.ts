import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/how-to-use', what: 'help texts', list: 'categories' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './howToUseBringIn')).HowToUseBringIn,
);
