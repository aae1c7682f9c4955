import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

test('default has 14 payment methods in 5 categories, none of them empty', () => {
  const methods = table(server, 'paymentMethods').all();
  const categories = table(server, 'paymentCategories').all();
  expect(methods).toHaveLength(14);
  expect(categories).toHaveLength(5);
  expect(new Set(methods.map((method) => method.paymentTypesCategoryId))).toEqual(
    new Set(categories.map(({ id }) => id)),
  );
});
