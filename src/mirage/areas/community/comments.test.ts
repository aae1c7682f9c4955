import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test' })));
afterEach(() => server.shutdown());

interface Comment {
  id: number;
  userId: number;
  comment: string;
  user: object;
}

const comments = async (postId = 1) =>
  (await call<{ comments: Comment[] }>('communityComments/list', { postId })).body.data.comments;

test('every other new comment stands beside `data`', async () => {
  server.create('post');
  const create = (comment: string) => call<{ comment?: Comment }>('communityComments/create', { postId: 1, comment });
  expect((await create('One')).body).toMatchObject({ data: { comment: { comment: 'One' } } });
  expect((await create('Two')).body).toMatchObject({ data: null, comment: { comment: 'Two' } });
});

test('the caller creates, changes and deletes a comment', async () => {
  server.create('post');
  const { body } = await call<{ comment: Comment }>('communityComments/create', { postId: 1, comment: 'Hi' });
  expect(body.data.comment).toMatchObject({
    id: 1,
    postId: 1,
    userId: 1,
    comment: 'Hi',
    user: { firstName: 'Amina', lastName: 'Rahman' },
  });
  await call('communityComments/update', { commentId: 1, comment: 'Hello' });
  expect(await comments()).toMatchObject([{ comment: 'Hello' }]);
  await call('communityComments/delete', { commentId: 1 });
  expect(await comments()).toEqual([]);
});

test('comments are listed oldest first', async () => {
  server.create('post');
  for (const day of ['03', '01', '02'])
    server.create('comment', { comment: day, createdAt: `2026-02-${day}T10:00:00Z` });
  expect((await comments()).map(({ comment }) => comment)).toEqual(['01', '02', '03']);
});

test.each([false, 'false'] as const)('a post that does not allow comments (%j) refuses them', async (access) => {
  server.create('post', { access });
  expect((await call('communityComments/create', { postId: 1, comment: 'Hi' })).status).toBe(403);
});

test('an empty comment is refused', async () => {
  server.create('post');
  const answer = await call('communityComments/create', { postId: 1, comment: '  ' });
  expect([answer.status, answer.body.message]).toEqual([422, 'comment is required.']);
});

test.each([
  ['communityComments/list', { postId: 9 }, 'Post'],
  ['communityComments/create', { postId: 9, comment: 'Hi' }, 'Post'],
  ['communityComments/update', { commentId: 9, comment: 'Hi' }, 'Comment'],
  ['communityComments/delete', { commentId: 9 }, 'Comment'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
