import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

const listed = async () => (await call<{ habits: unknown[] }>('habits/list')).body.data.habits;

const habit = (changes: Record<string, string | File> = {}) =>
  form({
    image: picture('water.png'),
    name: 'Drink water',
    description: 'Two litres',
    mandatory: 'true',
    ...changes,
  });

test('habits are listed newest first, at data.habits', async () => {
  server.create('habit', { name: 'Old', createdAt: '2020-01-01T00:00:00.000Z' });
  server.create('habit', { name: 'New', createdAt: '2024-01-01T00:00:00.000Z' });
  expect(await listed()).toMatchObject([
    { id: 2, name: 'New' },
    { id: 1, name: 'Old' },
  ]);
});

test('a created habit has its image and its flag', async () => {
  expect((await call('habits/create', habit())).status).toBe(200);
  expect(await listed()).toEqual([
    {
      id: 1,
      image: 'uploads/1-water.png',
      name: 'Drink water',
      description: 'Two litres',
      mandatory: true,
      createdAt: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
});

test.each(['image', 'name', 'description', 'mandatory'])('a habit without %s is refused', async (name) => {
  const { status, body } = await call('habits/create', habit({ [name]: '' }));
  expect([status, body.message]).toEqual([422, `${name} is required.`]);
});

test('a changed habit keeps its image if the form has none', async () => {
  server.create('habit', { image: 'habits/walk.svg', mandatory: true });
  const changes = habit({ id: '1', mandatory: 'false' });
  changes.delete('image');
  await call('habits/update', changes);
  expect(await listed()).toMatchObject([{ id: 1, name: 'Drink water', mandatory: false, image: 'habits/walk.svg' }]);
  await call('habits/update', habit({ id: '1' }));
  expect(await listed()).toMatchObject([{ image: 'uploads/1-water.png' }]);
});

test('a deleted habit is gone', async () => {
  server.createList('habit', 2);
  await call('habits/delete', { id: 1 });
  expect(await listed()).toMatchObject([{ id: 2 }]);
});

test.each([
  ['habits/update', habit({ id: '9' })],
  ['habits/delete', { id: 9 }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, 'Habit not found.']);
});
