import { useSelector } from 'react-redux';
import { TabPanel } from '@/components/tabs/TabPanel';
import { screenOf } from '@/screen/section';
import { useListFoldersQuery, useListNotificationsQuery } from '@/services/notifications';
import { CreateFolderButton, NewNotificationButton } from './AddButtons';
import { FoldersTab } from './folder/FoldersTab';
import { NotificationsTab } from './notification/NotificationsTab';
import { NotificationsDialogs } from './NotificationsDialogs';
import { NotificationsExport } from './NotificationsExport';
import { selectNotificationsScreen, notificationsScreen, notificationsUrlFields } from './notificationsScreen';
import { NotificationsToolbar, TAB_LABELS } from './NotificationsToolbar';
import { useFailureToast } from './useFailureToast';

const PANEL = 'notifications-panel';
const ON_ENTRY = { refetchOnMountOrArgChange: true };

/** The notifications and their folders. Entering it loads both lists again; rows already known stay on screen meanwhile. */
export function NotificationsPage() {
  const { tab } = useSelector(selectNotificationsScreen);
  const notifications = useListNotificationsQuery(undefined, ON_ENTRY);
  const folders = useListFoldersQuery(undefined, ON_ENTRY);
  useFailureToast('Failed to fetch notifications', notifications.error);
  useFailureToast('Failed to fetch folders', folders.error);
  const { isFetching } = tab === 'folders' ? folders : notifications;
  return (
    <>
      <div className="page-head">
        <div className="page-actions notification-actions push">
          <NotificationsExport notifications={notifications.data} folders={folders.data} />
          <CreateFolderButton />
          <NewNotificationButton />
        </div>
      </div>
      <section className="card notifications fits" aria-label={TAB_LABELS[tab]} aria-busy={isFetching}>
        <NotificationsToolbar panelId={PANEL} />
        <TabPanel id={PANEL} selected={tab}>
          {tab === 'folders' ? (
            <FoldersTab folders={folders.data} isLoading={isFetching} />
          ) : (
            <NotificationsTab notifications={notifications.data} isLoading={isFetching} />
          )}
        </TabPanel>
      </section>
      <NotificationsDialogs notifications={notifications.data} folders={folders.data} />
    </>
  );
}

export const screen = screenOf(NotificationsPage, notificationsScreen, notificationsUrlFields);
