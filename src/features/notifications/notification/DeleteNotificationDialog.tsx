import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
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
  const confirm = () => saveOrTell(deleteNotification(notification.id), onClose);
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
