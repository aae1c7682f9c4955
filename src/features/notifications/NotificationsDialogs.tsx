import { useSelector } from 'react-redux';
import { deletedRow } from '@/screen/DeleteDialog';
import { type Saved } from '@/screen/saved/savedState';
import { tablePlace, type RecordPlace } from '@/screen/saved/recordPlace';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { findRows, type TableSpec } from '@/screen/list/tableContext';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Id } from '@/services/http/decode';
import {
  useDeleteNotificationMutation,
  useDeleteFolderMutation,
  type NotificationFolder,
} from '@/services/notifications';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifySuccess } from '@/components/notify/notify';
import { NotedDelete } from '@/screen/deleteNotes';
import { FolderDialog } from './folder/FolderDialog';
import { folderRecord } from './folder/folderRecord';
import { FOLDERS_TABLE } from './folder/foldersColumns';
import { NotificationDialog } from './notification/NotificationDialog';
import { notificationRecord } from './notification/notificationRecord';
import { NOTIFICATIONS_TABLE } from './notification/notificationsColumns';
import { SendDialog } from './notification/SendDialog';
import { type NotificationLists } from './notificationsRows';
import {
  selectNotificationsScreen,
  TAB_LABELS,
  type NotificationsDialog,
  type NotificationsTab,
} from './notificationsScreen';
import { notifyFailure } from './failureToasts';
import './notificationsDialogs.scss';

export function NotificationsDialogs({ notifications, folders }: NotificationLists) {
  const [deleteNotification] = useDeleteNotificationMutation();
  const { newFolder } = useSelector(selectNotificationsScreen);
  return (
    <RowDialogs<NotificationsDialog>
      kinds={{
        add: (close) => <NotificationDialog onClose={close} />,
        edit: editedRow(notifications, (row, close) => <NotificationDialog edited={row} onClose={close} />),
        send: aboutRow(notifications, (row, close) => <SendDialog notification={row} onClose={close} />),
        delete: deletedRow(notificationRecord, notifications, {
          title: 'Delete Notification',
          text: 'Are you sure you want to delete this notification?',
          onDelete: ({ id }) => deleteNotification(id),
        }),
        addFolder: (close) => <FolderDialog begun={newFolder} onClose={close} />,
        editFolder: editedRow(folders, (folder, close) => <FolderDialog edited={folder} onClose={close} />),
        deleteFolder: aboutRow(folders, (folder, close) => <DeleteFolderDialog folder={folder} onClose={close} />),
      }}
    />
  );
}

function DeleteFolderDialog({ folder, onClose }: { folder: NotificationFolder; onClose: () => void }) {
  const [deleteFolder] = useDeleteFolderMutation();
  const confirm = async () => {
    const { error } = await deleteFolder(folder.id);
    if (error) return notifyFailure('Failed to delete folder', error);
    notifySuccess('Folder deleted successfully');
    return onClose();
  };
  return (
    <NotedDelete of={folderRecord} row={folder}>
      {(noted) => (
        <ConfirmDialog
          {...noted}
          title="Delete Folder"
          text={
            <>
              Are you sure you want to delete the folder &quot;<span dir="auto">{titleOf(folder.name)}</span>&quot;?
            </>
          }
          confirmLabel="Delete"
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
    </NotedDelete>
  );
}

interface TabRows<Row> {
  tab: NotificationsTab;
  of: TableSpec<Row>;
  rows: readonly Row[];
}

/** Where the saved notification or folder is. */
export function NotificationsSaved({ saved, notifications = [], folders = [] }: NotificationLists & { saved: Saved }) {
  const view = useSelector(selectNotificationsScreen);
  const placeIn = <Row extends { id: Id }>({ tab, of, rows }: TabRows<Row>) => {
    const isOpen = tab === view.tab;
    const shown = isOpen ? view : { ...view, search: '', page: 1, sort: null };
    const found = (search: string) => findRows(of, rows, search, shown.sort);
    const place = tablePlace({ id: saved.id, view: shown, find: found, nameOf: of.nameOf });
    if (!place || isOpen) return place;
    const there = { tab, search: '', sort: null, ...place.view };
    return { ...place, isShown: false, kind: 'tab', title: TAB_LABELS[tab], view: there } satisfies RecordPlace;
  };
  const place =
    saved.list === 'listFolders'
      ? placeIn({ tab: 'folders', of: FOLDERS_TABLE, rows: folders })
      : placeIn({ tab: 'notifications', of: NOTIFICATIONS_TABLE, rows: notifications });
  return <SavedPlace place={place} />;
}
