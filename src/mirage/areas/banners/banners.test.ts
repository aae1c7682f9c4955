import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const listed = async () => (await call<unknown[]>('banners/list')).body.data;

const banner = (changes: Record<string, string | File> = {}) =>
  form({ link: 'https://petal.example/plans', image: picture('plans.png'), ...changes });

test('a created banner is listed first, with its link and its image', async () => {
  server.create('banner', { link: 'petal.example', image: 'banners/morning-walk.svg' });
  expect((await call('banners/create', banner())).status).toBe(200);
  expect(await listed()).toEqual([
    { id: 2, link: 'https://petal.example/plans', image: 'uploads/1-plans.png' },
    { id: 1, link: 'petal.example', image: 'banners/morning-walk.svg' },
  ]);
});

test.each(['link', 'image'])('a banner without %s is refused', async (name) => {
  const { status, body } = await call('banners/create', banner({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('a banner in JSON is refused', async () => {
  expect((await call('banners/create', { link: 'petal.example' })).status).toBe(415);
});

test('a changed banner keeps its image if the form has none', async () => {
  server.create('banner', { image: 'banners/morning-walk.svg' });
  await call('banners/update', form({ id: '1', link: 'petal.example/walks' }));
  expect(await listed()).toEqual([{ id: 1, link: 'petal.example/walks', image: 'banners/morning-walk.svg' }]);
  await call('banners/update', banner({ id: '1' }));
  expect(await listed()).toMatchObject([{ image: 'uploads/1-plans.png' }]);
});

test('a deleted banner is gone', async () => {
  server.createList('banner', 2);
  await call('banners/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
});

test.each([
  ['banners/update', banner({ id: '9' })],
  ['banners/delete', { id: 9 }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, 'Banner not found.']);
});
