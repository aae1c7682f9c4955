import { Bell, Send } from 'react-bootstrap-icons';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { type Loaded } from '@/lib/loaded';
import { AddButton } from '@/screen/AddButton';
import { type Notification } from '@/services/notificationTypes';
import { dialogOpened } from '../notificationsScreen';
import { shareOf, statusOf } from '../notificationsView';
import { TabTable } from '../TabTable';
import { type TableSpec } from '../tableSpec';
import { NOTIFICATIONS_COLUMNS } from './notificationsColumns';

interface Props {
  notifications: Loaded<readonly Notification[]>;
  isLoading: boolean;
}

const EXPORTED: ExportColumn<Notification>[] = [
  { header: 'Title', of: 'title', value: ({ title }) => title },
  { header: 'Content', of: 'title', value: ({ content }) => content },
  { header: 'Target audience', of: 'audience', value: ({ folderName }) => folderName },
  { header: 'Recipients', of: 'recipients', value: ({ recipientCount }) => recipientCount ?? '' },
  { header: 'Sent', of: 'performance', value: ({ sentCount }) => sentCount ?? '' },
  { header: 'Status', of: 'status', value: ({ status }) => statusOf(status).label },
  { header: 'Date', of: 'date', value: ({ createdAt }) => momentCell(createdAt) },
];

export const NOTIFICATIONS_TABLE: TableSpec<Notification> = {
  label: 'Notifications',
  noun: 'notification',
  table: { name: 'notifications', columns: NOTIFICATIONS_COLUMNS },
  exported: { name: 'notifications', columns: EXPORTED },
  textOf: ({ title, content, folderName }) => [title, content, folderName].join('\n'),
  sortValues: {
    title: ({ title }) => title,
    audience: ({ folderName }) => folderName,
    recipients: ({ recipientCount }) => recipientCount ?? -1,
    performance: (notification) => shareOf(notification) ?? -1,
    status: ({ status }) => statusOf(status).label,
    date: ({ createdAt }) => Date.parse(createdAt) || 0,
  },
  emptyTitle: 'No notifications found',
  icon: <Bell aria-hidden />,
  addButton: (
    <AddButton icon={Send} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
      Send New Notification
    </AddButton>
  ),
};

export const NotificationsTab = ({ notifications, isLoading }: Props) => (
  <TabTable spec={NOTIFICATIONS_TABLE} rows={notifications} isLoading={isLoading} />
);
