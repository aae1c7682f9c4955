import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

test('default has 14 payment methods over 5 categories, each category with one at least', () => {
  const methods = table(server, 'paymentMethods').all();
  const categories = table(server, 'paymentCategories').all();
  expect(methods).toHaveLength(14);
  expect(categories).toHaveLength(5);
  expect(new Set(methods.map((method) => method.paymentTypesCategoryId))).toEqual(
    new Set(categories.map(({ id }) => id)),
  );
});
