import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const listed = async () => (await call<unknown[]>('highlights/list')).body.data;

type Changes = Record<string, string | File>;
const ITEM = { media: picture('lunch.png'), caption: 'Lunch', duration: '8' };
const highlight = (changes: Changes = {}) => form({ title: 'Wins', ...ITEM, ...changes });
const item = (changes: Changes = {}) => form({ highlightId: '1', ...ITEM, ...changes });
const film = (name: string, type: string) => new File(['a film'], name, { type });

test('highlights are listed newest first, with their items', async () => {
  server.create('highlight', { title: 'Old', createdAt: '2020-01-01T00:00:00.000Z' });
  server.create('highlight', { title: 'New', createdAt: '2024-01-01T00:00:00.000Z' });
  server.create('highlightItem', { highlightId: '1', caption: 'Lunch' });
  expect(await listed()).toMatchObject([
    { id: 2, title: 'New', highlightItems: [] },
    { id: 1, title: 'Old', highlightItems: [{ id: 1, highlightId: 1, caption: 'Lunch' }] },
  ]);
});

test('a created highlight has its first item', async () => {
  expect((await call('highlights/create', highlight())).status).toBe(200);
  const createdAt = expect.stringMatching(/^\d{4}-/) as string;
  expect(await listed()).toEqual([
    {
      id: 1,
      title: 'Wins',
      createdAt,
      highlightItems: [
        {
          id: 1,
          highlightId: 1,
          mediaUrl: 'uploads/1-lunch.png',
          mediaType: 'photo',
          caption: 'Lunch',
          duration: '8',
          viewedCount: 0,
          createdAt,
        },
      ],
    },
  ]);
});

test.each(['media', 'title', 'caption', 'duration'])('a highlight without %s is refused', async (name) => {
  const { status, body } = await call('highlights/create', highlight({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test.each(['0', '-3', 'long'])('the duration %s is refused and no highlight is created', async (duration) => {
  const { status, body } = await call('highlights/create', highlight({ duration }));
  expect([status, body.message]).toEqual([422, 'duration must be a positive number.']);
  expect(await listed()).toEqual([]);
});

test.each([
  ['a film', film('hello.mp4', 'video/mp4'), 'video'],
  ['a film without a type', film('Hello.MOV', ''), 'video'],
  ['a picture', picture(), 'photo'],
])('the media type of %s is %s', async (_name, media, mediaType) => {
  server.create('highlight');
  const { body } = await call('highlights/create/items', item({ media }));
  expect(body.data).toMatchObject({ id: 1, highlightId: 1, mediaType });
});

test.each(['highlightId', 'media', 'caption', 'duration'])('an item without %s is refused', async (name) => {
  server.create('highlight');
  const { status, body } = await call('highlights/create/items', item({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('a highlight is renamed', async () => {
  server.create('highlight');
  await call('highlights/update', { highlightId: 1, title: 'Wins' });
  expect(await listed()).toMatchObject([{ id: 1, title: 'Wins' }]);
});

test.each(['id', 'highlightItemId'])('an item with its id in %s is changed and keeps its media', async (name) => {
  server.create('highlight');
  server.create('highlightItem', { mediaUrl: 'highlights/hello.mp4', mediaType: 'video' });
  const { body } = await call('highlights/update/item', form({ [name]: '1', caption: 'Hello', duration: '9' }));
  expect(body.data).toMatchObject({
    id: 1,
    mediaUrl: 'highlights/hello.mp4',
    mediaType: 'video',
    caption: 'Hello',
    duration: '9',
  });
});

test('new media replace the old', async () => {
  server.create('highlight');
  server.create('highlightItem', { mediaUrl: 'highlights/hello.mp4', mediaType: 'video' });
  const { body } = await call('highlights/update/item', form({ id: '1', ...ITEM }));
  expect(body.data).toMatchObject({ mediaUrl: 'uploads/1-lunch.png', mediaType: 'photo' });
});

test('a deleted item is gone; deleting a highlight deletes its items', async () => {
  server.createList('highlight', 2);
  server.createList('highlightItem', 2, { highlightId: '1' });
  server.create('highlightItem', { highlightId: '2' });
  await call('highlights/delete/item', { id: 1 });
  expect(await listed()).toMatchObject([{ highlightItems: [{ id: 2 }] }, { highlightItems: [{ id: 3 }] }]);
  await call('highlights/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
  expect(server.db.highlightItems).toHaveLength(1);
});

test.each([
  ['highlights/update', { highlightId: 9, title: 'Wins' }, 'Highlight'],
  ['highlights/delete', { id: 9 }, 'Highlight'],
  ['highlights/create/items', item({ highlightId: '9' }), 'Highlight'],
  ['highlights/update/item', form({ id: '9', caption: 'Hello', duration: '9' }), 'Highlight item'],
  ['highlights/delete/item', { id: 9 }, 'Highlight item'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
