import { useDietPlansLists } from '@/features/nutrition/dietPlans/useDietPlansLists';
import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/diet-plans', label: 'Diet Plans', useLists: useDietPlansLists },
  async () => (await import(/* webpackChunkName: "checks" */ './dietPlansChecks')).dietPlansChecks,
);
