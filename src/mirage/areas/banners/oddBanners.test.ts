import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

test('links have every format, or are missing', async () => {
  const { body } = await call<{ list: { link?: string | null }[] }>('banners/list');
  expect(body.data.list.slice(0, 8).map(({ link }) => link)).toEqual([
    'ask at the desk',
    'HTTP://PETAL.EXAMPLE/PLANS',
    'data:text/html,<script>alert(1)</script>',
    'javascript:alert(document.domain)',
    'عروض الربيع 🌷',
    'petal.example:8080/staging',
    undefined,
    null,
  ]);
});
