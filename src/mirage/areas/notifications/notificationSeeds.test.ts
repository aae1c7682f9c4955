import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

const folders = () =>
  table(server, 'notificationFolders')
    .all()
    .map((folder) => ({ ...folder, size: (JSON.parse(folder.users) as unknown[]).length }));

test('default has 7 folders of different sizes, and one to be found empty', () => {
  const sizes = folders().flatMap(({ name, size }) => (name === 'Ramadan group' ? [] : size));
  expect(sizes).toHaveLength(7);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(new Set(sizes).size).toBeGreaterThan(4);
});

test('default has 14 notifications of every status, which reached no more users than their folders have', () => {
  const notifications = table(server, 'notifications').all();
  expect(notifications).toHaveLength(14);
  expect(new Set(notifications.map(({ status }) => status))).toEqual(
    new Set(['Pending', 'Inprogress', 'Scheduled', 'Sent', 'Completed']),
  );
  for (const { folderId, notificationsent } of notifications) {
    const { size } = folders().find(({ id }) => id === folderId)!;
    expect(notificationsent).toBeLessThanOrEqual(size);
  }
});
