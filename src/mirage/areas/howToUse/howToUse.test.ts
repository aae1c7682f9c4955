import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('helpCategory', { title: 'Food' });
  server.create('helpCategory', { title: 'Coach' });
});
afterEach(() => server.shutdown());

interface Category {
  id: number;
  title: string;
  howTouses: unknown[];
}

const categories = async () => (await call<{ howToUse: Category[] }>('howToUse/list')).body.data.howToUse;
/** The contents of each category. */
const listed = async () => (await categories()).map(({ howTouses }) => howTouses);

const content = (changes: Record<string, string | File> = {}) =>
  form({
    categoryId: '2',
    title: 'Ask a good question',
    description: 'One in each post.',
    media: 'https://films.example/ask.mp4',
    ...changes,
  });

test('a created category is listed last, without contents', async () => {
  expect((await call('howToUse/createCategory', { title: 'Workouts' })).status).toBe(200);
  expect((await categories())[2]).toEqual({ id: 3, title: 'Workouts', howTouses: [] });
});

test.each([
  ['', 422, 'title is required.'],
  [' COACH ', 409, 'A category with this name already exists.'],
])('a category with the title %j is refused', async (title, status, message) => {
  const answer = await call('howToUse/createCategory', { title });
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('a created content is listed in its category with its texts and its video’s URL', async () => {
  expect((await call('howToUse/create', content())).status).toBe(200);
  expect(await listed()).toEqual([
    [],
    [
      {
        id: 1,
        howTouseCategoryId: 2,
        title: 'Ask a good question',
        description: 'One in each post.',
        media: 'https://films.example/ask.mp4',
      },
    ],
  ]);
});

test('a file is stored under its name; media are optional', async () => {
  await call('howToUse/create', content({ media: picture('ask.png') }));
  const bare = content();
  bare.delete('media');
  await call('howToUse/create', bare);
  expect((await listed())[1]).toMatchObject([{ media: 'uploads/1-ask.png' }, { media: '' }]);
});

test.each(['categoryId', 'title', 'description'])('a content without %s is refused', async (name) => {
  const { status, body } = await call('howToUse/create', content({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('a content in JSON is refused', async () => {
  const fields = { categoryId: 1, title: 'Swap', description: 'Hold it.' };
  expect((await call('howToUse/create', fields)).status).toBe(415);
});

test('a changed content moves to its new category and keeps its media if the form has none', async () => {
  server.create('helpContent', { howTouseCategoryId: '1', media: 'habits/log-meals.svg' });
  const changes = content({ id: '1' });
  changes.delete('media');
  await call('howToUse/update', changes);
  expect(await listed()).toMatchObject([[], [{ id: 1, title: 'Ask a good question', media: 'habits/log-meals.svg' }]]);
  await call('howToUse/update', content({ id: '1' }));
  expect((await listed())[1]).toMatchObject([{ media: 'https://films.example/ask.mp4' }]);
});

test('a deleted content is gone', async () => {
  server.createList('helpContent', 2);
  await call('howToUse/delete', { id: 1 });
  expect((await listed())[0]).toMatchObject([{ id: 2 }]);
});

test.each([
  ['howToUse/create', content({ categoryId: '9' }), 'Category'],
  ['howToUse/update', content({ id: '9' }), 'Content'],
  ['howToUse/delete', { id: 9 }, 'Content'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
