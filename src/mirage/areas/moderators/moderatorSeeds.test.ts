import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

const moderators = () => table(server, 'employees').where({ roleId: '2' });

test('default has 14 moderators besides the sample accounts, with unique emails', () => {
  expect(moderators()).toHaveLength(16);
  expect(new Set(moderators().map(({ email }) => email)).size).toBe(16);
});

test('some have one module, some all 13, some none', () => {
  const counts = moderators()
    .slice(2)
    .map(({ modules }) => (JSON.parse(modules as string) as string[]).length);
  expect(counts).toEqual(expect.arrayContaining([0, 1, 2, 13]));
});
