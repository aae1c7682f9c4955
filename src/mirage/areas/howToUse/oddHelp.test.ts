import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

interface Category {
  title?: string | null;
  howTouses?: { title?: string | null; media?: string | null }[] | null;
}

const categories = async () => (await call<{ howToUse: Category[] }>('howToUse/list')).body.data.howToUse;

test('two help categories have neither title nor contents', async () => {
  expect((await categories()).slice(6)).toMatchObject([{ howTouses: null }, { title: null, howTouses: null }]);
});

test('media of help contents have every format, or are missing', async () => {
  expect((await categories())[5]!.howTouses!.map(({ media }) => media)).toEqual([
    'https://films.example/elsewhere.mp4',
    'https://films.example/watch?v=7',
    'HTTP://FILMS.EXAMPLE/LOUD.MP4',
    'javascript:alert(document.domain)',
    'uploads/no such picture?.png',
    '',
    undefined,
    null,
    '//films.example/a.mp4',
  ]);
});
