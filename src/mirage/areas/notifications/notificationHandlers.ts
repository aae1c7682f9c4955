import { type Handlers } from '../../calls/api';
import { usersInFilters } from './folderFilters';
import { type NotificationRow } from './rows';
import { found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { newestFirst } from '../../calls/newestFirst';

function listField(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.length === 0)
    throw new HttpError(422, `${name} must be a list with something in it.`);
  return value;
}

export const notificationHandlers: Handlers = ({ post, table }) => {
  const folders = table('notificationFolders');
  const rows = table('notifications');
  const users = table('users');
  const folder = (id: unknown) => found(folders.find(id), 'Folder');
  const notification = (id: unknown) => found(rows.find(id), 'Notification');

  const wireNotification = ({ folderId, ...row }: NotificationRow) => {
    const its = folders.find(folderId);
    return {
      ...wireRow(row),
      folderId: its ? wireId(its.id) : null,
      notificationCategoriesFolder: its ? wireRow(its) : null,
    };
  };

  const rowOf = (fields: Fields) => {
    listField(fields, 'userIds');
    return {
      title: textField(fields, 'title'),
      content: textField(fields, 'content'),
      folderId: folder(fields.folderId).id,
    };
  };

  const folderOf = (fields: Fields, id?: string) => {
    const name = textField(fields, 'name');
    const isTaken = folders.all().some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw new HttpError(409, 'A folder with this name already exists.');
    return { name, users: JSON.stringify(listField(fields, 'users')) };
  };

  post('customNotification/list', {}, () => ok(newestFirst(rows.all()).map(wireNotification)));

  const required = ['title', 'content', 'folderId', 'userIds'];
  post('customNotification/create', { required }, (fields) => {
    const created = rows.insert({
      ...rowOf(fields),
      status: 'Pending',
      createdAt: new Date().toISOString(),
      notificationsent: 0,
    });
    return ok(wireNotification(created), 'Notification created successfully.');
  });

  post('customNotification/update/:id', { required }, (fields, { id }) => {
    rows.update(notification(id).id, rowOf(fields));
    return ok(null, 'Notification updated successfully.');
  });

  post('customNotification/delete/:id', {}, (_fields, { id }) => {
    rows.remove(notification(id).id);
    return ok(null, 'Notification deleted successfully.');
  });

  // Reaches the users of the folder who still exist.
  post('customNotification/send/:id', {}, (_fields, { id }) => {
    const { id: known, folderId } = notification(id);
    const present = new Set(users.all().map((user) => user.id));
    const ids = JSON.parse(folder(folderId).users) as unknown[];
    rows.update(known, {
      status: 'Sent',
      notificationsent: ids.filter((userId) => present.has(String(userId))).length,
    });
    return ok(null, 'Notification sent successfully.');
  });

  post('notificationCategoriesFolder/list', {}, () => ok(folders.all().map(wireRow)));

  post('notificationCategoriesFolder/create', { required: ['name', 'users'] }, (fields) =>
    ok(wireRow(folders.insert(folderOf(fields))), 'Folder created successfully.'),
  );

  post('notificationCategoriesFolder/update/:id', { required: ['name', 'users'] }, (fields, { id }) => {
    const { id: known } = folder(id);
    folders.update(known, folderOf(fields, known));
    return ok(null, 'Folder updated successfully.');
  });

  post('notificationCategoriesFolder/delete/:id', {}, (_fields, { id }) => {
    const { id: known } = folder(id);
    folders.remove(known);
    for (const row of rows.where({ folderId: known })) rows.update(row.id, { folderId: null });
    return ok(null, 'Folder deleted successfully.');
  });

  post('notificationCategoriesFolder/users', { required: ['categories'] }, (fields) =>
    ok(usersInFilters(table, listField(fields, 'categories'))),
  );
};
