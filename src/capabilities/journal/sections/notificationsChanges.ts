import { countOf } from '@/components/format/number';
import { deletionsOf, editsOf, sent, type Changes, type Find } from '../changes';
import { type Id } from '@/services/http/decode';
import { folderRecord } from '@/features/notifications/folder/folderRecord';
import { notificationRecord } from '@/features/notifications/notification/notificationRecord';

/** How the journal describes the calls of Notifications. */
export const changes = {
  saveNotification: editsOf(notificationRecord, 'Notifications'),
  deleteNotification: deletionsOf(notificationRecord),
  sendNotification: (id: Id, find: Find) => {
    const row = find(notificationRecord, id);
    return sent(row?.title ?? '', row?.recipientCount ? ` to ${countOf(row.recipientCount, 'user')}` : '');
  },
  saveFolder: editsOf(folderRecord, 'Notifications'),
  deleteFolder: deletionsOf(folderRecord),
} satisfies Changes;
