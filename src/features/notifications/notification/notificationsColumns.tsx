import { figure } from '@/components/format/number';
import { formatDateTime } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { type Notification } from '@/services/notificationTypes';
import { NO_VALUE, statusOf } from '../notificationsView';
import { NotificationActions } from './NotificationActions';
import { Performance } from './Performance';

/** The columns of the notifications. Made once, so that a row draws again only when its notification changed. */
export const NOTIFICATIONS_COLUMNS: Column<Notification>[] = [
  {
    key: 'title',
    header: 'Notification',
    isSortable: true,
    className: 'message',
    cell: ({ title, content }) => (
      <>
        <span className="name">{titleOf(title)}</span>
        <span className="meta">{content}</span>
      </>
    ),
  },
  {
    key: 'audience',
    header: 'Target audience',
    isSortable: true,
    className: 'soft',
    cell: ({ folderName }) => folderName || NO_VALUE,
  },
  {
    key: 'recipients',
    header: 'Recipients',
    isSortable: true,
    className: 'soft figures',
    cell: ({ recipientCount }) => (recipientCount === null ? NO_VALUE : figure(recipientCount)),
  },
  {
    key: 'performance',
    header: 'Performance',
    isSortable: true,
    cell: (notification) => <Performance notification={notification} />,
  },
  {
    key: 'status',
    header: 'Status',
    isSortable: true,
    cell: ({ status }) => {
      const { label, tone } = statusOf(status);
      return (
        <StatusBadge tone={tone}>
          <span className="clip">{label}</span>
        </StatusBadge>
      );
    },
  },
  {
    key: 'date',
    header: 'Date',
    isSortable: true,
    className: 'soft figures',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { key: 'actions', header: 'Actions', cell: (notification) => <NotificationActions notification={notification} /> },
];
