import { plansApi } from '@/services/plans';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: plans, isFetching: isLoading } = plansApi.endpoints.listPlans.useQueryState();
  return { plans, isLoading };
}

export const fills = checksOf(
  { path: '/plans', label: 'Plans', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './plansChecks')).plansChecks,
);
