import { figure } from '@/components/format/number';
import { type Notification } from '@/services/notificationTypes';
import { shareOf } from '../notificationsView';

/** How many of the recipients it was sent to, as a number and a bar, which is full at 100 % and above. */
export function Performance({ notification }: { notification: Notification }) {
  const share = shareOf(notification);
  if (share === null) return figure(notification.sentCount);
  const percent = Math.round(share * 100);
  return (
    <span className="performance">
      {`${figure(notification.sentCount)} (${percent}%)`}
      <span className="progress-track" aria-hidden="true">
        <span style={{ width: `${Math.min(percent, 100)}%` }} />
      </span>
    </span>
  );
}
