import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

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

interface Post {
  id: number;
  title: string;
  communityCategoryId: number;
  access: unknown;
  image: string | null;
  communityPostMedia: { id: number; media: string }[];
  user: object;
  likes: number;
  liked: boolean;
  commentsCount: number;
}

interface Comment {
  id: number;
  userId: number;
  comment: string;
  user: object;
}

const groups = async () => (await call<{ categories: Group[] }>('community/list/categories')).body.data.categories;
const posts = async (categoryId = 1) =>
  (await call<{ posts: Post[] }>('community/detail', { categoryId })).body.data.posts;
const comments = async (postId = 1) =>
  (await call<{ comments: Comment[] }>('communityComments/list', { postId })).body.data.comments;

const post = (changes: Record<string, string | File> = {}) =>
  form({ title: 'Hello', content: 'First.\nSecond.', categoryId: '1', access: 'true', ...changes });

/** One post of the first group, with three pictures and a main one. */
const seedPost = () =>
  server.create('post', {
    communityCategoryId: '1',
    image: 'old.png',
    communityPostMedia: [4, 5, 6].map((id) => ({ id, media: `${id}.png` })),
    likes: 3,
  });

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
])('a group like %j is refused', async (fields, status, message) => {
  const answer = await call('community/create/category', fields);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('a deleted group takes its posts and their comments with it', async () => {
  seedPost();
  server.create('comment', { postId: '1' });
  await call('community/delete/category', { id: 1 });
  expect(await groups()).toHaveLength(1);
  expect([server.db.posts!.length, server.db.comments!.length]).toEqual([0, 0]);
});

test('posts come newest first, with their numbers of comments and likes', async () => {
  server.create('post', { title: 'Later', createdAt: '2026-02-02T10:00:00Z', likes: 2, liked: true });
  server.create('post', { title: 'Latest', createdAt: '2026-02-03T10:00:00Z' });
  server.create('post', { title: 'Elsewhere', communityCategoryId: '2' });
  server.createList('comment', 2, { postId: '1' });
  expect(await posts()).toMatchObject([
    { title: 'Latest', communityCategoryId: 1, commentsCount: 0 },
    { title: 'Later', likes: 3, liked: true, commentsCount: 2 },
  ]);
});

test('a created post is the caller’s, with its pictures', async () => {
  const body = post({ access: 'false' });
  body.append('images', picture('one.png'));
  body.append('images', picture('two.png'));
  expect((await call('community/create/post', body)).status).toBe(200);
  expect((await posts())[0]).toMatchObject({
    title: 'Hello',
    content: 'First.\nSecond.',
    access: false,
    image: null,
    communityPostMedia: [
      { id: 1, media: 'uploads/1-one.png' },
      { id: 2, media: 'uploads/2-two.png' },
    ],
    user: { firstName: 'Amina', lastName: 'Rahman' },
    likes: 0,
  });
});

test('an update adds pictures and takes away those that are named', async () => {
  seedPost();
  const body = post({ postId: '1', imagesToRemove: '[4,6]', removeOldImage: 'true', images: picture('new.png') });
  expect((await call('community/update/post', body)).status).toBe(200);
  const [{ image, communityPostMedia }] = (await posts()) as [Post];
  expect(image).toBeNull();
  expect(communityPostMedia).toEqual([
    { id: 5, media: '5.png' },
    { id: 7, media: 'uploads/1-new.png' },
  ]);
});

test('an update that names no pictures leaves them', async () => {
  seedPost();
  await call('community/update/post', post({ postId: '1', imagesToRemove: '[]', removeOldImage: 'false' }));
  const [{ image, communityPostMedia, title }] = (await posts()) as [Post];
  expect([image, communityPostMedia.length, title]).toEqual(['old.png', 3, 'Hello']);
});

test.each([
  ['community/create/post', post({ title: '' }), 'title is required.'],
  ['community/create/post', post({ images: 'none' }), 'image must be a file.'],
  ['community/update/post', post(), 'postId is required.'],
  ['communityComments/create', { postId: 1, comment: '  ' }, 'comment is required.'],
  ['communityLikes/react', { postId: 1, reactionType: 'Hate' }, 'reactionType must be Love.'],
])('%s that lacks something is refused', async (path, body, message) => {
  seedPost();
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([422, message]);
});

test('imagesToRemove must be a JSON list', async () => {
  seedPost();
  expect((await call('community/update/post', post({ postId: '1', imagesToRemove: '4,6' }))).status).toBe(422);
});

test('a post is no JSON, a group is no form', async () => {
  expect((await call('community/create/post', { title: 'Hello' })).status).toBe(415);
  expect((await call('community/create/category', form({ title: 'News' }))).status).toBe(415);
});

test('a deleted post takes its comments with it', async () => {
  seedPost();
  server.create('comment', { postId: '1' });
  await call('community/delete/post', { postId: 1 });
  expect(await posts()).toEqual([]);
  expect(server.db.comments).toHaveLength(0);
});

test('a like is taken back by the next one', async () => {
  seedPost();
  const react = () => call('communityLikes/react', { postId: 1, reactionType: 'Love' });
  await react();
  expect((await posts())[0]).toMatchObject({ likes: 4, liked: true });
  await react();
  expect((await posts())[0]).toMatchObject({ likes: 3, liked: false });
});

test('a comment is written by the caller, changed and deleted', async () => {
  seedPost();
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

test('comments come in the order in which they were written', async () => {
  seedPost();
  for (const day of ['03', '01', '02'])
    server.create('comment', { comment: day, createdAt: `2026-02-${day}T10:00:00Z` });
  expect((await comments()).map(({ comment }) => comment)).toEqual(['01', '02', '03']);
});

test.each([false, 'false'] as const)('where comments are not allowed (%j) none is taken', async (access) => {
  server.create('post', { access });
  expect((await call('communityComments/create', { postId: 1, comment: 'Hi' })).status).toBe(403);
});

test.each([
  ['community/detail', { categoryId: 9 }, 'Group'],
  ['community/update/category', { id: 9, title: 'News', privacy: 'admin' }, 'Group'],
  ['community/delete/category', { id: 9 }, 'Group'],
  ['community/create/post', post({ categoryId: '9' }), 'Group'],
  ['community/update/post', post({ postId: '9' }), 'Post'],
  ['community/delete/post', { postId: 9 }, 'Post'],
  ['communityLikes/react', { postId: 9, reactionType: 'Love' }, 'Post'],
  ['communityComments/list', { postId: 9 }, 'Post'],
  ['communityComments/create', { postId: 9, comment: 'Hi' }, 'Post'],
  ['communityComments/update', { commentId: 9, comment: 'Hi' }, 'Comment'],
  ['communityComments/delete', { commentId: 9 }, 'Comment'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
