import { FOLDERS, makeNotification, NOTIFICATION_COUNT, SHARES } from './notificationFactory';
import { usersInFilters } from './folderFilters';
import { table, type WithDb } from '../../database/table';

/** Inserts the folders with the users whom their filters find, and the notifications sent to them. */
export function seedNotifications(db: WithDb) {
  const sizes = FOLDERS.map(([name, filters]) => {
    const ids = usersInFilters((of) => table(db, of), filters).map(({ id }) => id);
    table(db, 'notificationFolders').insert({ name, users: JSON.stringify(ids) });
    return ids.length;
  });
  for (let n = 0; n < NOTIFICATION_COUNT; n += 1) {
    const row = makeNotification(n);
    const size = sizes[Number(row.folderId) - 1] ?? 0;
    table(db, 'notifications').insert({ ...row, notificationsent: Math.round(size * (SHARES[row.status] ?? 0)) });
  }
}
