import { useSelector } from 'react-redux';
import { ExportButton } from '@/components/export/ExportButton';
import { momentCell, type ExportColumn, type ExportProps } from '@/components/export/table';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';
import { searchRows, sortRows } from '@/screen/listView';
import { FOLDERS_TABLE } from './folder/FoldersTab';
import { NOTIFICATIONS_TABLE } from './notification/NotificationsTab';
import { selectNotificationsScreen } from './notificationsScreen';
import { statusOf } from './notificationsView';
import { type TableSpec } from './tableSpec';

const NOTIFICATIONS: ExportColumn<Notification>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Content', value: ({ content }) => content },
  { header: 'Target audience', value: ({ folderName }) => folderName },
  { header: 'Recipients', value: ({ recipientCount }) => recipientCount ?? '' },
  { header: 'Sent', value: ({ sentCount }) => sentCount },
  { header: 'Status', value: ({ status }) => statusOf(status).label },
  { header: 'Date', value: ({ createdAt }) => momentCell(createdAt) },
];

const FOLDERS: ExportColumn<NotificationFolder>[] = [
  { header: 'Folder', value: ({ name }) => name },
  { header: 'Users', value: ({ userIds }) => userIds.length },
];

const NOTHING: readonly never[] = [];

interface Props {
  /** Undefined until the first load succeeded, as are `folders`. */
  notifications: readonly Notification[] | undefined;
  folders: readonly NotificationFolder[] | undefined;
}

/** Exports the rows of the tab that match the search, in the table's order. */
export function NotificationsExport({ notifications = NOTHING, folders = NOTHING }: Props) {
  const { tab } = useSelector(selectNotificationsScreen);
  if (tab === 'folders')
    return <TabExport name="notification-folders" columns={FOLDERS} spec={FOLDERS_TABLE} all={folders} />;
  return <TabExport name="notifications" columns={NOTIFICATIONS} spec={NOTIFICATIONS_TABLE} all={notifications} />;
}

interface TabProps<Row> extends Pick<ExportProps<Row>, 'name' | 'columns'> {
  spec: TableSpec<Row>;
  all: readonly Row[];
}

function TabExport<Row>({ name, columns, spec, all }: TabProps<Row>) {
  const { search, sort } = useSelector(selectNotificationsScreen);
  const rows = () => sortRows(searchRows(all, spec.textOf, search), spec.sortValues, sort);
  return <ExportButton name={name} columns={columns} rows={rows} />;
}
