import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

test('plans have impossible prices, no texts, or an old duration', async () => {
  const { list } = (await call<{ list: Record<string, unknown>[] }>('plans/list')).body.data;
  expect(list.slice(5, 9)).toMatchObject([
    { name: 'Dearer than free', price: '-5.00', discountPrice: '15.00' },
    { isFree: expect.anything() as unknown },
    { name: null, price: null, duration: null },
    { name: 'Of old', duration: '12 month' },
  ]);
  expect(list[6]).not.toHaveProperty('name');
});
