import { momentCell } from '@/components/export/table';
import { figure } from '@/components/format/number';
import { formatDateTime } from '@/components/format/date';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { momentOf } from '@/lib/moment';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type Notification } from '@/services/notifications';
import { statusOf, shareOf } from '../notificationsRows';
import { NotificationActions } from './NotificationActions';

/** A constant, so that a row re-renders only when its notification changes. */
const NOTIFICATIONS_COLUMNS: Column<Notification>[] = [
  {
    key: 'title',
    header: 'Notification',
    sort: ({ title }) => title,
    exported: [
      { header: 'Title', value: ({ title }) => title },
      { header: 'Content', value: ({ content }) => content },
    ],
    share: 30,
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
    sort: ({ folderName }) => folderName,
    exported: ({ folderName }) => folderName,
    className: 'soft',
    share: 16,
    inCard: 'beside',
    cell: ({ folderName }) => folderName || NO_VALUE,
  },
  {
    key: 'recipients',
    header: 'Recipients',
    sort: ({ recipientCount }) => recipientCount ?? -1,
    exported: ({ recipientCount }) => recipientCount ?? '',
    orders: ['Fewest recipients first', 'Most recipients first'],
    className: 'soft figures',
    fold: { under: 'audience', below: 1080, label: 'visible' },
    inCard: 'labelled',
    cell: ({ recipientCount }) => figure(recipientCount ?? NO_VALUE),
  },
  {
    key: 'performance',
    header: 'Performance',
    sort: (notification) => shareOf(notification) ?? -1,
    exported: [{ header: 'Sent', value: ({ sentCount }) => sentCount ?? '' }],
    orders: ['Lowest performance first', 'Highest performance first'],
    inCard: 'labelled',
    cell: (notification) => <Performance notification={notification} />,
  },
  {
    key: 'status',
    header: 'Status',
    sort: ({ status }) => statusOf(status).label,
    exported: ({ status }) => statusOf(status).label,
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
    sort: ({ createdAt }) => momentOf(createdAt) || 0,
    exported: ({ createdAt }) => momentCell(createdAt),
    orders: ['Oldest first', 'Newest first'],
    className: 'soft figures',
    fold: { under: 'title', below: 840, label: 'hidden' },
    inCard: 'labelled',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { key: 'actions', header: 'Actions', cell: (notification) => <NotificationActions notification={notification} /> },
];

const searchText = ({ title, content, folderName }: Notification) => [title, content, folderName].join('\n');

export const NOTIFICATIONS_TABLE: TableSpec<Notification> = {
  name: 'notifications',
  label: 'Notifications',
  noun: 'notification',
  columns: NOTIFICATIONS_COLUMNS,
  nameOf: ({ title }) => titleOf(title),
  search: (notifications, search) => searchRows(notifications, searchText, search),
  exported: { name: 'notifications' },
};

/** How many of the recipients it was sent to, as a number and a bar, which is full at 100 % and above. */
function Performance({ notification }: { notification: Notification }) {
  const share = shareOf(notification);
  const sent = figure(notification.sentCount ?? NO_VALUE);
  if (share === null) return sent;
  const percent = Math.round(share * 100);
  return (
    <span className="performance">
      {`${sent} (${percent}%)`}
      <span className="progress-track" aria-hidden="true">
        <span style={{ width: `${Math.min(percent, 100)}%` }} />
      </span>
    </span>
  );
}
