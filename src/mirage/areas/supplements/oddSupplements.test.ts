import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

interface Folder {
  title?: string | null;
  supplements?: { externalLink?: string | null }[] | null;
}

const folders = async () => (await call<{ list: Folder[] }>('supplements/list')).body.data.list;

test('two folders have neither title nor supplements', async () => {
  expect((await folders()).slice(6, 8)).toMatchObject([{ supplements: null }, { title: null, supplements: null }]);
});

test('links have every format, or are missing', async () => {
  const odd = (await folders()).find(({ title }) => title === 'Odds and ends')!;
  expect(odd.supplements!.map(({ externalLink }) => externalLink)).toEqual([
    'HTTP://minerals.example/zinc',
    '//minerals.example/iron',
    'minerals.example:8080/selenium',
    'javascript:alert(document.domain)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:orders@minerals.example',
    undefined,
    null,
    'ask the pharmacy',
  ]);
});
