import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeServer, type MockServer } from '../../server';
import { table } from '../../database/table';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'default' })));
afterEach(() => server.shutdown());

const COACH = 1;

test('eight groups have fifteen posts each, with unique titles', () => {
  const groups = table(server, 'groups').all();
  const posts = table(server, 'posts').all();
  expect(groups).toHaveLength(8);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(120);
  for (const { id } of groups) expect(table(server, 'posts').where({ communityCategoryId: id })).toHaveLength(15);
});

test('in each group the coach has commented on some posts, but not on all', () => {
  const answered = new Set(
    table(server, 'comments')
      .where({ userId: COACH })
      .map(({ postId }) => postId),
  );
  for (const { id } of table(server, 'groups').all()) {
    const posts = table(server, 'posts').where({ communityCategoryId: id });
    const count = posts.filter((post) => answered.has(post.id)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(posts.length);
  }
});

test('comments are unique, newer than their post and not in the future', () => {
  const comments = table(server, 'comments').all();
  expect(comments.length).toBeGreaterThanOrEqual(300);
  expect(new Set(comments.map(({ comment }) => comment)).size).toBeGreaterThanOrEqual(300);
  for (const { postId, createdAt } of comments) {
    expect(createdAt >= table(server, 'posts').find(postId)!.createdAt).toBe(true);
    expect(createdAt <= new Date().toISOString()).toBe(true);
  }
});

test('posts have up to four images that exist; some have only a main image', () => {
  const posts = table(server, 'posts').all();
  const numbers = posts.map(({ communityPostMedia }) => communityPostMedia.length);
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 4]);
  expect(posts.filter(({ image }) => image).length).toBeGreaterThan(5);
  const stored = posts.flatMap(({ image, communityPostMedia }) => [
    ...communityPostMedia.map(({ media }) => media),
    ...(image ? [image] : []),
  ]);
  expect(stored.filter((name) => !existsSync(join(__dirname, '../../media', name)))).toEqual([]);
});

test('posts that do not allow comments have none', () => {
  const closed = table(server, 'posts')
    .all()
    .filter(({ access }) => String(access) === 'false');
  expect(closed.length).toBeGreaterThanOrEqual(3);
  for (const { id } of closed) expect(table(server, 'comments').where({ postId: id })).toEqual([]);
});
