import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/supplements', label: 'Supplements' },
  async () => (await import(/* webpackChunkName: "checks" */ './supplementsChecks')).supplementsChecks,
);
