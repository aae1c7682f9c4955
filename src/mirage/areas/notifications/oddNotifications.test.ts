import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

type Row = Record<string, unknown>;

const rows = async (path: string) => (await call<{ list: Row[] }>(path)).body.data.list;

test('folders have deleted users or none; ids are separated by commas', async () => {
  const lists = (await rows('notificationCategoriesFolder/list')).map(({ users }) => users);
  expect(lists.slice(7, 9)).toEqual(['900001, 900002, 900001', '']);
});

test('notifications have a deleted folder, an unknown or upper-case status, or reach over 100 %', async () => {
  const odd = table(server, 'notifications').all().slice(14);
  expect(odd.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['sent', 'COMPLETED', 'Paused by the provider']),
  );
  expect(odd).toContainEqual(expect.objectContaining({ folderId: '8', notificationsent: 5 }));
  const list = await rows('customNotification/list');
  expect(list.some(({ notificationCategoriesFolder }) => notificationCategoriesFolder === null)).toBe(true);
});
