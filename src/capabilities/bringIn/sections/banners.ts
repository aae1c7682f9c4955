import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/banners', what: 'banners' },
  async () => (await import(/* webpackChunkName: "bring-in" */ './bannersBringIn')).BannersBringIn,
);
