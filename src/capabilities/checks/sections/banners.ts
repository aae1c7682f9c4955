import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/banners', label: 'Banner' },
  async () => (await import(/* webpackChunkName: "checks" */ './bannersChecks')).bannersChecks,
);
