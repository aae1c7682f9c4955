import { bannersApi } from '@/services/banners';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: banners, isFetching: isLoading } = bannersApi.endpoints.listBanners.useQueryState();
  return { banners, isLoading };
}

export const fills = checksOf(
  { path: '/banners', label: 'Banner', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './bannersChecks')).bannersChecks,
);
