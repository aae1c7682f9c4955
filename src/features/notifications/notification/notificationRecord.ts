import { recordKind } from '@/screen/record/record';
import { notificationsApi, type Notification } from '@/services/notifications';

const { listNotifications, listFolders, saveNotification } = notificationsApi.endpoints;

export const notificationRecord = recordKind({
  noun: 'notification',
  endpoint: listNotifications,
  rows: (notifications) => notifications,
  name: ({ title }) => title,
  values: ({ title, content, folderId }: Notification) => ({ title, content, folderId: folderId! }),
  required: ['title', 'content', 'folderId'],
  labels: { title: 'Title', content: 'Content', folderId: 'Folder' },
  // A notification is saved with the users of its folder.
  save: (id, values) => (dispatch, getState) => {
    const { data: folders = [] } = listFolders.select()(getState());
    const userIds = folders.find((row) => row.id === values.folderId)?.userIds ?? undefined;
    return dispatch(saveNotification.initiate({ id, ...values, userIds }));
  },
});
