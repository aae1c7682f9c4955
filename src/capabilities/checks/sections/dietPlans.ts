import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/diet-plans', label: 'Diet Plans' },
  async () => (await import(/* webpackChunkName: "checks" */ './dietPlansChecks')).dietPlansChecks,
);
