import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

test('the dashboard counts the users', async () => {
  server.createList('user', 3, { isActive: 'Y' });
  server.create('user', { isActive: 'N' });
  const { body } = await call('dashboard/stats');
  expect(body.data).toMatchObject({ totalUsers: 4, userStats: { active: 3, inactive: 1, total: 4 } });
});

test('user growth is empty without users', async () => {
  expect((await call('dashboard/user-growth')).body.data).toEqual([]);
});

test('user growth has a row per month, within the chart’s axis', async () => {
  server.create('user');
  const { body } = await call<{ month: string; active: number; inactive: number }[]>('dashboard/user-growth');
  expect(body.data.map(({ month }) => month).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(body.data.every(({ active, inactive }) => [active, inactive].every((days) => days >= 0 && days <= 12))).toBe(
    true,
  );
});
