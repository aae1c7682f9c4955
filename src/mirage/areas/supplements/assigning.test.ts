import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';
import { type UserRow } from '../users/rows';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

test('each supplement is listed in its folder', async () => {
  server.create('supplementFolder', { title: 'Vitamins' });
  server.create('supplementFolder', { title: 'Minerals' });
  server.create('supplement', { title: 'Zinc', supplementsCategoryId: '2' });
  const { body } = await call('supplements/list');
  expect(body.data).toEqual([
    { id: 1, title: 'Vitamins', supplements: [] },
    { id: 2, title: 'Minerals', supplements: [expect.objectContaining({ title: 'Zinc', supplementsCategoryId: 2 })] },
  ]);
});

test('assigned folders replace those before', async () => {
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
