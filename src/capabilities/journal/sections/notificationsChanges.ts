import { countOf } from '@/components/format/number';
import { added, deletionsOf, edited, sent, type Changes, type Find } from '../changes';
import { type Id } from '@/services/http/decode';
import { type SaveFolder, type SaveNotification } from '@/services/notifications';
import { folderRecord } from '@/features/notifications/folder/folderRecord';
import { notificationRecord } from '@/features/notifications/notification/notificationRecord';

/** How the journal describes the calls of Notifications. */
export const changes = {
  saveNotification: ({ id, title, content, folderId }: SaveNotification) =>
    id === undefined
      ? added('notification', title, 'Notifications')
      : edited(notificationRecord, id, { title, content, folderId }),
  deleteNotification: deletionsOf(notificationRecord),
  sendNotification: (id: Id, find: Find) => {
    const row = find(notificationRecord, id);
    return sent(row?.title ?? '', row?.recipientCount ? ` to ${countOf(row.recipientCount, 'user')}` : '');
  },
  saveFolder: ({ id, name, users }: SaveFolder) =>
    id === undefined ? added('folder', name, 'Notifications') : edited(folderRecord, id, { name, users }),
  deleteFolder: deletionsOf(folderRecord),
} satisfies Changes;
