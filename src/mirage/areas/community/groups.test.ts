import { makeServer, type MockServer } from '../../server';
import { call, form } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('group', { title: 'Stories' });
  server.create('group', { title: 'Recipes' });
});
afterEach(() => server.shutdown());

interface Group {
  id: number;
  title: string;
  privacy: string;
}

const groups = async () => (await call<{ categories: Group[] }>('community/list/categories')).body.data.categories;

test('a created group comes last', async () => {
  await call('community/create/category', { title: 'News', privacy: 'admin' });
  expect((await groups())[2]).toMatchObject({ id: 3, title: 'News', privacy: 'admin' });
});

test('a group is changed', async () => {
  await call('community/update/category', { id: 2, title: 'Meals', privacy: 'admin' });
  expect((await groups())[1]).toMatchObject({ title: 'Meals', privacy: 'admin' });
});

test.each([
  [{ title: '', privacy: 'members' }, 422, 'title is required.'],
  [{ title: 'News', privacy: 'nobody' }, 422, 'privacy must be members or admin.'],
  [{ title: ' STORIES', privacy: 'members' }, 409, 'A group with this name already exists.'],
])('a group with %j is refused', async (fields, status, message) => {
  const answer = await call('community/create/category', fields);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('deleting a group deletes its posts and their comments', async () => {
  server.create('post', { communityCategoryId: '1' });
  server.create('comment', { postId: '1' });
  await call('community/delete/category', { id: 1 });
  expect(await groups()).toHaveLength(1);
  expect([server.db.posts!.length, server.db.comments!.length]).toEqual([0, 0]);
});

test('a group in a form is refused', async () => {
  expect((await call('community/create/category', form({ title: 'News' }))).status).toBe(415);
});

test.each([
  ['community/update/category', { id: 9, title: 'News', privacy: 'admin' }],
  ['community/delete/category', { id: 9 }],
])('%s with an unknown id is refused', async (path, body) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, 'Group not found.']);
});
