import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeleteNotificationMutation } from '@/services/notifications';
import { type Notification } from '@/services/notificationTypes';

export function DeleteNotificationDialog({
  notification,
  onClose,
}: {
  notification: Notification;
  onClose: () => void;
}) {
  const [deleteNotification] = useDeleteNotificationMutation();
  const confirm = async () => {
    const { error } = await deleteNotification(notification.id);
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Notification"
      text="Are you sure you want to delete this notification?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(notification.title)}</p>
    </ConfirmDialog>
  );
}
