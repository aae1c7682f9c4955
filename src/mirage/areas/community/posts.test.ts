import { makeServer, type MockServer } from '../../server';
import { call, form, picture } from '../../testCall';

let server: MockServer;
beforeEach(() => {
  server = makeServer({ environment: 'test' });
  server.create('group', { title: 'Stories' });
  server.create('group', { title: 'Recipes' });
});
afterEach(() => server.shutdown());

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

const posts = async (categoryId = 1) =>
  (await call<{ posts: Post[] }>('community/detail', { categoryId })).body.data.posts;
const post = (changes: Record<string, string | File> = {}) =>
  form({ title: 'Hello', content: 'First.\nSecond.', categoryId: '1', access: 'true', ...changes });

/** A post of the first group with three images and a main image. */
const seedPost = () =>
  server.create('post', {
    communityCategoryId: '1',
    image: 'old.png',
    communityPostMedia: [4, 5, 6].map((id) => ({ id, media: `${id}.png` })),
    likes: 3,
  });

test('posts are listed newest first, with their numbers of comments and likes', async () => {
  server.create('post', { title: 'Later', createdAt: '2026-02-02T10:00:00Z', likes: 2, liked: true });
  server.create('post', { title: 'Latest', createdAt: '2026-02-03T10:00:00Z' });
  server.create('post', { title: 'Elsewhere', communityCategoryId: '2' });
  server.createList('comment', 2, { postId: '1' });
  expect(await posts()).toMatchObject([
    { title: 'Latest', communityCategoryId: 1, commentsCount: 0 },
    { title: 'Later', likes: 3, liked: true, commentsCount: 2 },
  ]);
});

test('a created post has the caller as its author, and its images', async () => {
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

test('an update adds images and removes the given ones', async () => {
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

test('an update without images keeps the images', async () => {
  seedPost();
  await call('community/update/post', post({ postId: '1', imagesToRemove: '[]', removeOldImage: 'false' }));
  const [{ image, communityPostMedia, title }] = (await posts()) as [Post];
  expect([image, communityPostMedia.length, title]).toEqual(['old.png', 3, 'Hello']);
});

test.each([
  ['community/create/post', post({ title: '' }), 'title is required.'],
  ['community/create/post', post({ images: 'none' }), 'image must be a file.'],
  ['community/update/post', post(), 'postId is required.'],
  ['communityLikes/react', { postId: 1, reactionType: 'Hate' }, 'reactionType must be Love.'],
])('%s with an invalid field is refused', async (path, body, message) => {
  seedPost();
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([422, message]);
});

test('imagesToRemove must be a JSON list', async () => {
  seedPost();
  expect((await call('community/update/post', post({ postId: '1', imagesToRemove: '4,6' }))).status).toBe(422);
});

test('a post in JSON is refused', async () => {
  expect((await call('community/create/post', { title: 'Hello' })).status).toBe(415);
});

test('deleting a post deletes its comments', async () => {
  seedPost();
  server.create('comment', { postId: '1' });
  await call('community/delete/post', { postId: 1 });
  expect(await posts()).toEqual([]);
  expect(server.db.comments).toHaveLength(0);
});

test('a second like removes the first', async () => {
  seedPost();
  const react = () => call('communityLikes/react', { postId: 1, reactionType: 'Love' });
  await react();
  expect((await posts())[0]).toMatchObject({ likes: 4, liked: true });
  await react();
  expect((await posts())[0]).toMatchObject({ likes: 3, liked: false });
});

test.each([
  ['community/detail', { categoryId: 9 }, 'Group'],
  ['community/create/post', post({ categoryId: '9' }), 'Group'],
  ['community/update/post', post({ postId: '9' }), 'Post'],
  ['community/delete/post', { postId: 9 }, 'Post'],
  ['communityLikes/react', { postId: 9, reactionType: 'Love' }, 'Post'],
])('%s with an unknown id is refused', async (path, body, thing) => {
  const answer = await call(path, body);
  expect([answer.status, answer.body.message]).toEqual([404, `${thing} not found.`]);
});
