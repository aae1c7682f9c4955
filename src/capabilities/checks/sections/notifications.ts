import { useListFoldersQuery } from '@/services/notifications';
import { checksOf } from '../checksOf';

function useLists() {
  const { data: folders, isFetching: isLoading } = useListFoldersQuery();
  return { folders, isLoading };
}

export const fills = checksOf(
  { path: '/notifications', label: 'Notifications', useLists },
  async () => (await import(/* webpackChunkName: "checks" */ './notificationsChecks')).notificationsChecks,
);
