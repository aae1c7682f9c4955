import { howToUseApi } from '@/services/howToUse';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: categories, isFetching: isLoading } = howToUseApi.endpoints.listHowToUse.useQueryState();
  return { categories, isLoading };
}

export const fills = checksOf(
  { path: '/how-to-use', label: 'How to use', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './howToUseChecks')).howToUseChecks,
);
