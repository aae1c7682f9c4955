import { FolderPlus, Send } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { TabPanel } from '@/components/tabs/TabPanel';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { screenOf } from '@/screen/section';
import { useListFoldersQuery, useListNotificationsQuery } from '@/services/notifications';
import { FOLDERS_TABLE, FoldersTab } from './folder/FoldersTab';
import { NOTIFICATIONS_TABLE, NotificationsTab } from './notification/NotificationsTab';
import {
  dialogClosed,
  dialogOpened,
  notificationsScreen,
  notificationsUrlFields,
  selectNotificationsScreen,
  viewSelected,
} from './notificationsScreen';
import { NotificationsToolbar, TAB_LABELS } from './NotificationsToolbar';
import { TabChips, TabViewButton } from './TabViews';
import { useFailureToast } from './useFailureToast';
import './notifications.scss';

const PANEL = 'notifications-panel';
const notificationsDialogs = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsDialogs')).NotificationsDialogs,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).notificationsChecks);

const notificationsSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsSaved')).NotificationsSaved,
);

/** The notifications and their folders. Entering the screen refetches both; cached rows stay on screen meanwhile. */
export function NotificationsPage() {
  const { view, tab, dialog, saved } = useSelector(selectNotificationsScreen);
  const notifications = useListNotificationsQuery(undefined, ON_ENTRY);
  const folders = useListFoldersQuery(undefined, ON_ENTRY);
  useFailureToast('Failed to fetch notifications', notifications.error);
  useFailureToast('Failed to fetch folders', folders.error);
  const { isFetching } = tab === 'folders' ? folders : notifications;
  const checked = { folders: folders.data, isLoading: folders.isFetching };
  const checksLink = <ChecksLinkPart of={checks} lists={checked} />;
  const foldersTable = { spec: FOLDERS_TABLE, all: folders.data };
  const notificationsTable = { spec: NOTIFICATIONS_TABLE, all: notifications.data };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="Notifications" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            {checksLink}
            <div className="page-actions push">
              <AddButton
                icon={FolderPlus}
                opens={dialogOpened({ kind: 'addFolder' })}
                className="btn-outline-secondary"
              >
                Create Folder
              </AddButton>
              <AddButton icon={Send} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Send New Notification
              </AddButton>
            </div>
          </div>
          {tab === 'folders' ? <TabChips {...foldersTable} /> : <TabChips {...notificationsTable} />}
          <section className="card notifications fits" aria-label={TAB_LABELS[tab]} aria-busy={isFetching}>
            <NotificationsToolbar panelId={PANEL}>
              {tab === 'folders' ? (
                <TabViewButton {...foldersTable}>{checksLink}</TabViewButton>
              ) : (
                <TabViewButton {...notificationsTable}>{checksLink}</TabViewButton>
              )}
            </NotificationsToolbar>
            <SavedNote
              of={notificationsSaved}
              props={saved && { saved, notifications: notifications.data, folders: folders.data }}
            />
            <TabPanel id={PANEL} selected={tab}>
              {tab === 'folders' ? (
                <FoldersTab folders={folders.data} isLoading={isFetching} />
              ) : (
                <NotificationsTab notifications={notifications.data} isLoading={isFetching} />
              )}
            </TabPanel>
          </section>
        </>
      )}
      <ScreenDialogs
        of={notificationsDialogs}
        props={{ notifications: notifications.data, folders: folders.data }}
        dialog={dialog}
        closed={dialogClosed}
      />
    </>
  );
}

export const screen = screenOf(
  NotificationsPage,
  notificationsScreen,
  notificationsUrlFields,
  async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './notificationsChanges')).notificationsChanges,
);
