import { countOf } from '@/components/format/number';
import { added, deletionsOf, edited, recordKind, sent, type Changes, type Find } from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { notificationsApi, type SaveFolder, type SaveNotification } from '@/services/notifications';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';

const { listNotifications, listFolders, saveNotification, saveFolder } = notificationsApi.endpoints;

const folder = recordKind({
  noun: 'folder',
  endpoint: listFolders,
  rows: (folders) => folders,
  name: ({ name }) => name,
  values: ({ name, userIds }: NotificationFolder) => ({ name, users: userIds ?? [] }),
  needs: ['name', 'users'],
  labels: { name: 'Name', users: 'Users' },
  restore: (id, values) => saveFolder.initiate({ id, ...values }),
});

const notification = recordKind({
  noun: 'notification',
  endpoint: listNotifications,
  rows: (notifications) => notifications,
  name: ({ title }) => title,
  values: ({ title, content, folderId }: Notification) => ({ title, content, folderId: folderId! }),
  needs: ['title', 'content', 'folderId'],
  labels: { title: 'Title', content: 'Content', folderId: 'Folder' },
  // A notification is saved with the users of its folder.
  restore: (id, values) => (dispatch, getState) => {
    const { data: folders = [] } = listFolders.select()(getState());
    const userIds = folders.find((row) => row.id === values.folderId)?.userIds ?? undefined;
    return dispatch(saveNotification.initiate({ id, ...values, userIds }));
  },
});

/** How the journal describes the calls of Notifications. */
export const notificationsChanges = {
  saveNotification: ({ id, title, content, folderId }: SaveNotification) =>
    id === undefined
      ? added('notification', title, 'Notifications')
      : edited(notification, id, { title, content, folderId }),
  deleteNotification: deletionsOf(notification),
  sendNotification: (id: Id, find: Find) => {
    const row = find(notification, id);
    return sent(row?.title ?? '', row?.recipientCount ? ` to ${countOf(row.recipientCount, 'user')}` : '');
  },
  saveFolder: ({ id, name, users }: SaveFolder) =>
    id === undefined ? added('folder', name, 'Notifications') : edited(folder, id, { name, users }),
  deleteFolder: deletionsOf(folder),
} satisfies Changes;
