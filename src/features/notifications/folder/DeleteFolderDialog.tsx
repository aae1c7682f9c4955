import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { GoesWith, titlesOf } from '@/screen/GoesWith';
import { useDeleteFolderMutation, useListNotificationsQuery } from '@/services/notifications';
import { type NotificationFolder } from '@/services/notificationTypes';
import { notifyFailure } from '../failureToasts';

export function DeleteFolderDialog({ folder, onClose }: { folder: NotificationFolder; onClose: () => void }) {
  const [deleteFolder] = useDeleteFolderMutation();
  const notifications = useListNotificationsQuery();
  const titles = titlesOf(notifications, ({ folderId, title }) => (folderId === folder.id ? title : null));
  const confirm = async () => {
    const { error } = await deleteFolder(folder.id);
    if (error) return notifyFailure('Failed to delete folder', error);
    notifySuccess('Folder deleted successfully');
    return onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Folder"
      text={`Are you sure you want to delete the folder "${titleOf(folder.name)}"?`}
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <GoesWith label="Left without recipients" parts={[{ one: 'notification', titles }]} />
    </ConfirmDialog>
  );
}
