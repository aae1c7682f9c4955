import { type ReactNode } from 'react';
import { Bell, FolderPlus, Send } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { EmptyState } from '@/components/state/EmptyState';
import { TabPanel } from '@/components/tabs/TabPanel';
import { type Loaded } from '@/lib/loaded';
import { AddButton } from '@/screen/AddButton';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { NoFolders } from '@/screen/EmptyList';
import { TableCard } from '@/screen/list/TableCard';
import { type ShownTable } from '@/screen/list/tableContext';
import { TableRows } from '@/screen/list/TableRows';
import { type Id } from '@/services/http/decode';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';
import { FOLDERS_TABLE } from './folder/foldersColumns';
import { NOTIFICATIONS_TABLE } from './notification/notificationsColumns';
import { dialogOpened, selectNotificationsScreen } from './notificationsScreen';
import { NotificationsTabs } from './NotificationsTabs';

const PANEL = 'notifications-panel';

const saved = lazyComponent(
  async () => (await import(/* webpackChunkName: "notifications-dialogs" */ './NotificationsSaved')).NotificationsSaved,
);

const ADD_FOLDER = dialogOpened({ kind: 'addFolder' });

export const CreateFolder = () => (
  <AddButton icon={FolderPlus} label="Create Folder" opens={ADD_FOLDER} className="btn-outline-secondary" />
);

export const SendNew = () => (
  <AddButton icon={Send} label="Send New Notification" opens={dialogOpened({ kind: 'add' })} className="btn-primary" />
);

interface Props {
  notifications: Loaded<readonly Notification[]>;
  folders: Loaded<readonly NotificationFolder[]>;
  /** Whether the list of the tab is loading. */
  isLoading: boolean;
}

/** The card with the tabs, and the table of the one that is chosen. */
export function NotificationsCard({ notifications, folders, isLoading }: Props) {
  const view = useSelector(selectNotificationsScreen);
  const note = <SavedNote of={saved} props={view.saved && { saved: view.saved, notifications, folders }} />;
  return view.tab === 'folders' ? (
    <TabCard of={FOLDERS_TABLE} rows={folders} isLoading={isLoading} note={note}>
      <NoFolders title="No folders found" add="Create Folder" opens={ADD_FOLDER} />
    </TabCard>
  ) : (
    <TabCard of={NOTIFICATIONS_TABLE} rows={notifications} isLoading={isLoading} note={note}>
      <EmptyState icon={<Bell aria-hidden />} title="No notifications found" action={<SendNew />} />
    </TabCard>
  );
}

interface TabProps<Row> extends ShownTable<Row> {
  note: ReactNode;
  /** Shown while the table has no rows. */
  children: ReactNode;
}

function TabCard<Row extends { id: Id }>({ note, children, ...table }: TabProps<Row>) {
  const { tab } = useSelector(selectNotificationsScreen);
  return (
    <TableCard
      {...table}
      className="notifications"
      lead={<NotificationsTabs panelId={PANEL} />}
      placeholder={`Search ${table.of.noun}s...`}
    >
      {note}
      <TabPanel id={PANEL} selected={tab}>
        <TableRows key={tab}>{children}</TableRows>
      </TabPanel>
    </TableCard>
  );
}
