import { supplementsApi } from '@/services/supplements';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: folders, isFetching: isLoading } = supplementsApi.endpoints.listSupplements.useQueryState();
  return { folders, isLoading };
}

export const fills = checksOf(
  { path: '/supplements', label: 'Supplements', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './supplementsChecks')).supplementsChecks,
);
