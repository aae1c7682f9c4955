import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useDeleteNotificationMutation } from '@/services/notifications';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';
import { DeleteFolderDialog } from './folder/DeleteFolderDialog';
import { FolderDialog } from './folder/FolderDialog';
import { NotificationDialog } from './notification/NotificationDialog';
import { SendDialog } from './notification/SendDialog';
import { selectNotificationsScreen, type NotificationsDialog } from './notificationsScreen';
import './notificationsDialogs.scss';

export interface NotificationsDialogsProps {
  notifications: Loaded<readonly Notification[]>;
  folders: Loaded<readonly NotificationFolder[]>;
}

/** The open dialog of the notifications' screen. */
export function NotificationsDialogs({ notifications, folders }: NotificationsDialogsProps) {
  const [deleteNotification] = useDeleteNotificationMutation();
  const { newFolder } = useSelector(selectNotificationsScreen);
  return (
    <RowDialogs<NotificationsDialog>
      kinds={{
        add: (close) => <NotificationDialog onClose={close} />,
        edit: editedRow(notifications, (row, close) => <NotificationDialog edited={row} onClose={close} />),
        send: aboutRow(notifications, (row, close) => <SendDialog notification={row} onClose={close} />),
        delete: aboutRow(notifications, (row, close) => (
          <DeleteDialog
            title="Delete Notification"
            text="Are you sure you want to delete this notification?"
            about={row.title}
            onDelete={() => deleteNotification(row.id)}
            onClose={close}
          />
        )),
        addFolder: (close) => <FolderDialog begun={newFolder} onClose={close} />,
        editFolder: editedRow(folders, (folder, close) => <FolderDialog edited={folder} onClose={close} />),
        deleteFolder: aboutRow(folders, (folder, close) => <DeleteFolderDialog folder={folder} onClose={close} />),
      }}
    />
  );
}
