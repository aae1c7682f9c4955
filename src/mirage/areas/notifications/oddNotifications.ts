import { makeNotification } from './notificationFactory';
import { type NotificationRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** Adds folders with deleted, duplicate and no users, and notifications without a folder or with odd figures. */
export function seedOddNotifications(db: WithDb) {
  const folders = table(db, 'notificationFolders');
  const gone = folders.insert({ name: 'Users who are gone', users: '[900001,900002,900001]' });
  folders.insert({ name: 'Nobody', users: '[]' });
  folders.insert({ name: 'Not even a list', users: 'null' });
  const odd: Partial<NotificationRow>[] = [
    { title: 'To nobody who is left', folderId: gone.id, notificationsent: 2 },
    { title: 'Of a folder that is gone', folderId: '99', status: 'sent' },
    { title: 'Sent to more than there are', folderId: gone.id, notificationsent: 5, status: 'COMPLETED' },
    { title: 'Of a status nobody knows', status: 'Paused by the provider' },
    { title: 'Long', content: 'Line one\nLine two\n'.repeat(400) },
  ];
  table(db, 'notifications').insertAll(odd.map((changes, n) => ({ ...makeNotification(n), ...changes })));
}
