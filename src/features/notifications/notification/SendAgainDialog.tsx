import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { titleOf } from '@/components/format/title';
import { useSendNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';
import { wasSent } from '../notificationsView';
import { notifyFailure } from '../notifyFailure';

/** Asks about a second time; of what was never sent there is nothing to ask. */
export function SendAgainDialog({ notification, onClose }: { notification: Notification; onClose: () => void }) {
  const [sendNotification] = useSendNotificationMutation();
  const isSecond = wasSent(notification);
  useClosedIfGone(!isSecond, onClose);
  const confirm = async () => {
    const { error } = await sendNotification(notification.id);
    if (error) notifyFailure('Failed to send notification', error);
    else onClose();
  };
  if (!isSecond) return null;
  return (
    <ConfirmDialog
      title="Send Again"
      text="This notification was already sent. Are you sure you want to send it again?"
      confirmLabel="Send again"
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(notification.title)}</p>
    </ConfirmDialog>
  );
}
