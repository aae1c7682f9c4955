import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('supplementFolder', { title: 'Vitamins' });
  server.create('supplementFolder', { title: 'Teas' });
});
afterEach(() => server.shutdown());

type Folder = { id: number; title: string; supplements: unknown[] };

/** The supplements of each folder. */
const listed = async () => (await call<Folder[]>('supplements/list')).body.data.map(({ supplements }) => supplements);

const supplement = (changes: Record<string, string | File> = {}) =>
  form({
    title: 'Spearmint',
    supplementCategoryId: '2',
    description: 'Two cups.\nCold or warm.',
    externalLink: 'tea.example',
    dosage: '2 cups',
    ...changes,
  });

test('a created folder is listed last, without supplements', async () => {
  expect((await call('supplements/create/category', { title: 'Oils' })).status).toBe(200);
  const { body } = await call<Folder[]>('supplements/list');
  expect(body.data[2]).toEqual({ id: 3, title: 'Oils', supplements: [] });
});

test('a folder without a title is refused', async () => {
  const { status, body } = await call('supplements/create/category', { title: '' });
  expect(status).toBe(422);
  expect(body.message).toBe('title is required.');
});

test('a taken folder title is refused, ignoring case', async () => {
  const { status, body } = await call('supplements/create/category', { title: ' TEAS ' });
  expect(status).toBe(409);
  expect(body.message).toBe('A folder with this name already exists.');
});

test('a created supplement is listed in its folder with its texts and its image', async () => {
  expect((await call('supplements/create', supplement({ image: picture('leaves.png') }))).status).toBe(200);
  expect(await listed()).toEqual([
    [],
    [
      {
        id: 1,
        supplementsCategoryId: 2,
        title: 'Spearmint',
        description: 'Two cups.\nCold or warm.',
        externalLink: 'tea.example',
        dosage: '2 cups',
        image: 'uploads/1-leaves.png',
      },
    ],
  ]);
});

test('a supplement requires only title and folder', async () => {
  expect((await call('supplements/create', form({ title: 'Ginger', supplementCategoryId: '1' }))).status).toBe(200);
  expect((await listed())[0]).toMatchObject([{ description: '', externalLink: '', dosage: '', image: null }]);
});

test.each(['title', 'supplementCategoryId'])('a supplement without %s is refused', async (name) => {
  const { status, body } = await call('supplements/create', supplement({ [name]: '' }));
  expect(status).toBe(422);
  expect(body.message).toBe(`${name} is required.`);
});

test('a supplement in JSON is refused', async () => {
  expect((await call('supplements/create', { title: 'Ginger', supplementCategoryId: 1 })).status).toBe(415);
});

test('a changed supplement moves to its new folder and keeps its image if the form has none', async () => {
  server.create('supplement', { supplementsCategoryId: '1', image: 'supplements/tea.svg' });
  await call('supplements/update', supplement({ id: '1' }));
  expect(await listed()).toMatchObject([[], [{ id: 1, title: 'Spearmint', image: 'supplements/tea.svg' }]]);
});

test('a new image replaces the old', async () => {
  server.create('supplement', { image: 'supplements/tea.svg' });
  await call('supplements/update', supplement({ id: '1', image: picture('new.png') }));
  expect((await listed())[1]).toMatchObject([{ image: 'uploads/1-new.png' }]);
});

test('a deleted supplement is gone', async () => {
  server.createList('supplement', 2);
  await call('supplements/delete', { id: 1 });
  expect((await listed())[0]).toMatchObject([{ id: 2 }]);
});

test.each([
  ['supplements/create', supplement({ supplementCategoryId: '9' }), 'Supplement folder'],
  ['supplements/update', supplement({ id: '9' }), 'Supplement'],
  ['supplements/delete', { id: 9 }, 'Supplement'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect(answer.status).toBe(404);
  expect(answer.body.message).toBe(`${thing} not found.`);
});
