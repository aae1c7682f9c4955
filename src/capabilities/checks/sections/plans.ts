import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/plans', label: 'Plans' },
  async () => (await import(/* webpackChunkName: "checks" */ './plansChecks')).plansChecks,
);
