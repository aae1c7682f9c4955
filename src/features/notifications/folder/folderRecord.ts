import { recordKind } from '@/screen/record/record';
import { notificationsApi, type NotificationFolder } from '@/services/notifications';

const { listFolders, saveFolder } = notificationsApi.endpoints;

export const folderRecord = recordKind({
  noun: 'folder',
  endpoint: listFolders,
  rows: (folders) => folders,
  name: ({ name }) => name,
  values: ({ name, userIds }: NotificationFolder) => ({ name, users: userIds ?? [] }),
  required: ['name', 'users'],
  labels: { name: 'Name', users: 'Users' },
  save: (id, values) => saveFolder.initiate({ id, ...values }),
});
