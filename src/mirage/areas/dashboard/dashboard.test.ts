import { type UserRow } from '../users/rows';
import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

test('plans come as they are stored, features as JSON text', async () => {
  server.create('plan', { name: 'Care', features: '["Recipes"]', isFree: 'N' });
  const { body } = await call<object[]>('plans/list');
  expect(body.data).toEqual([expect.objectContaining({ id: 1, name: 'Care', features: '["Recipes"]', isFree: 'N' })]);
});

test('each supplement lies in its folder', async () => {
  server.create('supplementFolder', { title: 'Vitamins' });
  server.create('supplementFolder', { title: 'Minerals' });
  server.create('supplement', { title: 'Zinc', supplementsCategoryId: '2' });
  const { body } = await call('supplements/list');
  expect(body.data).toEqual([
    { id: 1, title: 'Vitamins', supplements: [] },
    { id: 2, title: 'Minerals', supplements: [expect.objectContaining({ title: 'Zinc', supplementsCategoryId: 2 })] },
  ]);
});

test('folders are assigned in place of those before', async () => {
  server.createList('supplementFolder', 2);
  server.create('user', { assignedSupplements: [{ supplementsCategoryId: 1 }] });
  await call('supplements/assigned/supplements', { userId: 1001, supplementCategoryId: [2] });
  const { body } = await call<UserRow[]>('users/list');
  expect(body.data[0]?.assignedSupplements).toEqual([{ supplementsCategoryId: 2 }]);
});

test('an unknown folder is not assigned', async () => {
  server.create('user', { assignedSupplements: [] });
  const { status } = await call('supplements/assigned/supplements', { userId: 1001, supplementCategoryId: [9] });
  expect(status).toBe(404);
});

test('the dashboard counts the users', async () => {
  server.createList('user', 3, { isActive: 'Y' });
  server.create('user', { isActive: 'N' });
  const { body } = await call('dashboard/stats');
  expect(body.data).toMatchObject({ totalUsers: 4, userStats: { active: 3, inactive: 1, total: 4 } });
});

test('the growth of a practice without users has no rows', async () => {
  expect((await call('dashboard/user-growth')).body.data).toEqual([]);
});

test('the growth has a row for each month, within the chart', async () => {
  server.create('user');
  const { body } = await call<{ month: string; active: number; inactive: number }[]>('dashboard/user-growth');
  expect(body.data.map(({ month }) => month).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(body.data.every(({ active, inactive }) => [active, inactive].every((days) => days >= 0 && days <= 12))).toBe(
    true,
  );
});
