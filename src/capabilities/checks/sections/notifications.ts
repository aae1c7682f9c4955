import { notificationsApi } from '@/services/notifications';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: folders, isFetching: isLoading } = notificationsApi.endpoints.listFolders.useQueryState();
  return { folders, isLoading };
}

export const fills = checksOf(
  { path: '/notifications', label: 'Notifications', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './notificationsChecks')).notificationsChecks,
);
