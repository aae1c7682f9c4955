import { type ReactNode } from 'react';
import { Bell, BellFill, FolderPlus, Send } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { AddButton } from '@/screen/AddButton';
import { SavedNote } from '@/screen/saved/SavedNote';
import { NoFolders } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { TableCard } from '@/screen/list/TableCard';
import { type ShownTable } from '@/screen/list/tableContext';
import { TableRows } from '@/screen/list/TableRows';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { type Id } from '@/services/http/decode';
import { useListFoldersQuery, useListNotificationsQuery } from '@/services/notifications';
import { useFailureToast } from './failureToasts';
import { FOLDERS_TABLE } from './folder/foldersColumns';
import { NOTIFICATIONS_TABLE } from './notification/notificationsColumns';
import {
  dialogOpened,
  notificationsScreen,
  selectNotificationsScreen,
  TAB_LABELS,
  tabSelected,
  type NotificationsTab,
} from './notificationsScreen';
import './notifications.scss';

const PANEL = 'notifications-panel';

const TABS = Object.entries(TAB_LABELS).map(([key, label]) => ({ key, label }));

const ADD_FOLDER = dialogOpened({ kind: 'addFolder' });

const dialogs = lazyDialogs(
  '/notifications',
  async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsDialogs')).NotificationsDialogs,
);
const saved = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsDialogs')).NotificationsSaved,
);

/** The notifications and their folders. Entering the screen refetches both; cached rows stay on screen meanwhile. */
function NotificationsPage() {
  const view = useSelector(selectNotificationsScreen);
  const { data: notifications, isFetching, error } = useListNotificationsQuery(undefined, ON_ENTRY);
  const {
    data: folders,
    isFetching: areFoldersLoading,
    error: foldersError,
  } = useListFoldersQuery(undefined, ON_ENTRY);
  useFailureToast('Failed to fetch notifications', error);
  useFailureToast('Failed to fetch folders', foldersError);
  const lists = { notifications, folders };
  const note = <SavedNote of={saved} props={view.saved && { saved: view.saved, ...lists }} />;
  return (
    <ListPage of={notificationsScreen} lists={{ ...lists, isLoading: areFoldersLoading }} dialogs={dialogs}>
      <ListHead>
        <AddButton icon={FolderPlus} label="Create Folder" opens={ADD_FOLDER} className="btn-outline-secondary" />
        <SendNew />
      </ListHead>
      {view.tab === 'folders' ? (
        <TabCard of={FOLDERS_TABLE} rows={folders} isLoading={areFoldersLoading} note={note}>
          <NoFolders title="No folders found" add="Create Folder" opens={ADD_FOLDER} />
        </TabCard>
      ) : (
        <TabCard of={NOTIFICATIONS_TABLE} rows={notifications} isLoading={isFetching} note={note}>
          <EmptyState icon={<Bell aria-hidden />} title="No notifications found" action={<SendNew />} />
        </TabCard>
      )}
    </ListPage>
  );
}

const SendNew = () => (
  <AddButton icon={Send} label="Send New Notification" opens={dialogOpened({ kind: 'add' })} className="btn-primary" />
);

interface TabProps<Row> extends ShownTable<Row> {
  note: ReactNode;
  /** Shown while the table has no rows. */
  children: ReactNode;
}

/** The card with the tabs, and the table of the one that is chosen. */
function TabCard<Row extends { id: Id }>({ note, children, ...table }: TabProps<Row>) {
  const dispatch = useDispatch();
  const { tab } = useSelector(selectNotificationsScreen);
  const tabs = (
    <Tabs
      label="Notifications and their folders"
      tabs={TABS}
      selected={tab}
      onSelect={(key) => dispatch(tabSelected(key as NotificationsTab))}
      panelId={PANEL}
    />
  );
  return (
    <TableCard {...table} className="notifications" lead={tabs} placeholder={`Search ${table.of.noun}s...`}>
      {note}
      <TabPanel id={PANEL} selected={tab}>
        <TableRows key={tab}>{children}</TableRows>
      </TabPanel>
    </TableCard>
  );
}

export const screen: Screen = {
  Page: NotificationsPage,
  icon: BellFill,
  state: notificationsScreen,
};
