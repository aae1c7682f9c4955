import { makeServer } from '../../server';
import { table } from '../../database/table';

test('default has 24 highlights of one to six items and 18 habits, with unique names', () => {
  const server = makeServer({ environment: 'test', scenario: 'default' });
  const highlights = table(server, 'highlights').all();
  const sizes = highlights.map(({ id }) => table(server, 'highlightItems').where({ highlightId: id }).length);
  expect(new Set(highlights.map(({ title }) => title)).size).toBe(24);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 6]);
  expect(
    new Set(
      table(server, 'habits')
        .all()
        .map(({ name }) => name),
    ).size,
  ).toBe(18);
  server.shutdown();
});
