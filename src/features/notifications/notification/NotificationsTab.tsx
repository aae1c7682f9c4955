import { Bell } from 'react-bootstrap-icons';
import { type Notification } from '@/services/notificationTypes';
import { NewNotificationButton } from '../AddButtons';
import { shareOf, statusOf } from '../notificationsView';
import { TabTable } from '../TabTable';
import { type TableSpec } from '../tableSpec';
import { NOTIFICATIONS_COLUMNS } from './notificationsColumns';

interface Props {
  /** Undefined until the first load went through. */
  notifications: readonly Notification[] | undefined;
  isLoading: boolean;
}

export const NOTIFICATIONS_TABLE: TableSpec<Notification> = {
  label: 'Notifications',
  noun: 'notification',
  columns: NOTIFICATIONS_COLUMNS,
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
  addButton: <NewNotificationButton />,
};

/** What was written, to whom it goes and how far it got. */
export const NotificationsTab = ({ notifications, isLoading }: Props) => (
  <TabTable spec={NOTIFICATIONS_TABLE} rows={notifications} isLoading={isLoading} />
);
