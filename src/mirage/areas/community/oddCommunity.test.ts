import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

interface Post {
  id: string;
  title?: string | null;
  communityPostMedia?: unknown[] | null;
}

test('one post has two dozen pictures, another three hundred comments', async () => {
  const { posts } = (await call<{ posts: Post[] }>('community/detail', { categoryId: 11 })).body.data;
  expect(posts.some(({ communityPostMedia }) => communityPostMedia?.length === 24)).toBe(true);
  const { id: postId } = posts.find(({ title }) => title === 'Three hundred comments')!;
  const { body } = await call<{ comments: unknown[] }>('communityComments/list', { postId });
  expect(body.data.comments).toHaveLength(300);
});

test('groups have invalid colours', async () => {
  const { categories } = (await call<{ categories: { color?: unknown }[] }>('community/list/categories')).body.data;
  expect(categories.map(({ color }) => color)).toContain('url(https://example.com/dot.png)');
});
