import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { lazyChecks, WithChecks } from '@/screen/checks/WithChecks';
import { ListDialogs, ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListFoldersQuery, useListNotificationsQuery } from '@/services/notifications';
import { CreateFolder, NotificationsCard, SendNew } from './NotificationsCard';
import { notificationsScreen, selectNotificationsScreen } from './notificationsScreen';
import { useFailureToast } from './failureToasts';
import './notifications.scss';

const dialogs = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsDialogs')).NotificationsDialogs,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).notificationsChecks);

/** The notifications and their folders. Entering the screen refetches both; cached rows stay on screen meanwhile. */
function NotificationsPage() {
  const { tab } = useSelector(selectNotificationsScreen);
  const { data: notifications, isFetching, error } = useListNotificationsQuery(undefined, ON_ENTRY);
  const {
    data: folders,
    isFetching: areFoldersLoading,
    error: foldersError,
  } = useListFoldersQuery(undefined, ON_ENTRY);
  useFailureToast('Failed to fetch notifications', error);
  useFailureToast('Failed to fetch folders', foldersError);
  const lists = { notifications, folders };
  return (
    <ListPage of={notificationsScreen}>
      <WithChecks of={checks} lists={{ folders, isLoading: areFoldersLoading }} section="Notifications">
        <ListHead>
          <CreateFolder />
          <SendNew />
        </ListHead>
        <NotificationsCard {...lists} isLoading={tab === 'folders' ? areFoldersLoading : isFetching} />
      </WithChecks>
      <ListDialogs of={dialogs} props={lists} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: NotificationsPage,
  state: notificationsScreen,
  changes: async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './notificationsChanges')).notificationsChanges,
};
