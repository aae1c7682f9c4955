import { type NotificationFolderRow, type NotificationRow } from './rows';
import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.createList('user', 3);
  server.create('notificationFolder', { name: 'Quiet', users: '[1001,1002,9]' });
  server.create('notificationFolder', { name: 'Trial', users: '[1003]' });
});
afterEach(() => server.shutdown());

const LIST = 'customNotification/list';
const FOLDERS = 'notificationCategoriesFolder/list';

const listed = async () => (await call<NotificationRow[]>(LIST)).body.data;
const folders = async () => (await call<NotificationFolderRow[]>(FOLDERS)).body.data;

const fields = (changes: object = {}) => ({
  title: 'Tea',
  content: 'At five.',
  folderId: 1,
  userIds: [1001, 1002, 9],
  ...changes,
});

test('a created notification is pending and listed first with its folder', async () => {
  server.create('notification', { createdAt: '2026-01-01T00:00:00Z' });
  const { status, body } = await call('customNotification/create', fields());
  expect([status, body.message]).toEqual([200, 'Notification created successfully.']);
  expect((await listed())[0]).toEqual({
    id: 2,
    title: 'Tea',
    content: 'At five.',
    status: 'Pending',
    createdAt: expect.stringMatching(/^\d{4}-/) as string,
    notificationsent: 0,
    folderId: 1,
    notificationCategoriesFolder: { id: 1, name: 'Quiet', users: '[1001,1002,9]' },
  });
});

test.each(['title', 'content', 'folderId', 'userIds'])('a notification without %s is refused', async (name) => {
  const { status, body } = await call('customNotification/create', fields({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('a notification without users, or with a deleted folder, is refused', async () => {
  expect((await call('customNotification/create', fields({ userIds: [] }))).status).toBe(422);
  const { status, body } = await call('customNotification/create', fields({ folderId: 9 }));
  expect([status, body.message]).toEqual([404, 'Folder not found.']);
});

test('a changed notification keeps its status and date', async () => {
  server.create('notification', { status: 'Sent', folderId: '1', createdAt: '2026-01-01T00:00:00Z' });
  expect((await call('customNotification/update/1', fields({ title: 'Coffee', folderId: 2 }))).status).toBe(200);
  expect(await listed()).toMatchObject([
    { title: 'Coffee', folderId: 2, status: 'Sent', createdAt: '2026-01-01T00:00:00Z' },
  ]);
});

test('sending reaches the users of the folder who still exist', async () => {
  server.create('notification', { status: 'Pending', folderId: '1' });
  expect((await call('customNotification/send/1')).status).toBe(200);
  expect(await listed()).toMatchObject([{ status: 'Sent', notificationsent: 2 }]);
});

test('a deleted notification is gone', async () => {
  server.createList('notification', 2);
  await call('customNotification/delete/1');
  expect(await listed()).toMatchObject([{ id: 2 }]);
});

test('a created folder has its users as JSON text', async () => {
  const body = { name: 'New', users: [1001, 1003] };
  expect((await call('notificationCategoriesFolder/create', body)).body.message).toBe('Folder created successfully.');
  expect((await folders())[2]).toEqual({ id: 3, name: 'New', users: '[1001,1003]' });
});

test('a folder without name or users, or with a taken name, is refused', async () => {
  const create = (body: object) => call('notificationCategoriesFolder/create', body);
  expect((await create({ name: '', users: [1] })).body.message).toBe('name is required.');
  expect((await create({ name: 'New', users: [] })).body.message).toBe('users must be a list with something in it.');
  const { status, body } = await create({ name: 'quiet', users: [1] });
  expect([status, body.message]).toEqual([409, 'A folder with this name already exists.']);
});

test('a changed folder may keep its name', async () => {
  expect((await call('notificationCategoriesFolder/update/1', { name: 'QUIET', users: [1] })).status).toBe(200);
  expect((await folders())[0]).toEqual({ id: 1, name: 'QUIET', users: '[1]' });
});

test('deleting a folder leaves its notifications without a folder', async () => {
  server.create('notification', { folderId: '1' });
  await call('notificationCategoriesFolder/delete/1');
  expect(await folders()).toMatchObject([{ id: 2 }]);
  expect(await listed()).toMatchObject([{ folderId: null, notificationCategoriesFolder: null }]);
  const { status, body } = await call('customNotification/send/1');
  expect([status, body.message]).toEqual([404, 'Folder not found.']);
});

test.each([
  ['customNotification/update/9', fields(), 'Notification'],
  ['customNotification/delete/9', {}, 'Notification'],
  ['customNotification/send/9', {}, 'Notification'],
  ['notificationCategoriesFolder/update/9', { name: 'New', users: [1] }, 'Folder'],
  ['notificationCategoriesFolder/delete/9', {}, 'Folder'],
])('%s is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
