import { makeStore } from '@/app/store';
import { communityApi } from './community';

const { endpoints } = communityApi;
const REF = { groupId: 2, postId: 9 };

type Reply = Response | Promise<Response>;

/** A store that has loaded a group's only post and its comments. Changes get the reply of `answer`. */
async function loaded(answer: (path: string) => Reply = () => new Response('{}')) {
  const lists: Record<string, unknown> = {
    detail: {
      data: { posts: [{ id: 9, title: 'Hello', access: 'true', commentsCount: '2', likes: [1, 2, 3], liked: 'N' }] },
    },
    list: {
      data: {
        comments: [
          { id: 7, comment: 'Same' },
          { id: 8, comment: 'Here', user: { firstName: 'Hina' } },
        ],
      },
    },
  };
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const path = (url as string).replace('/api/', '');
    const list = lists[path.split('/')[1]!];
    return list ? new Response(JSON.stringify(list)) : answer(path);
  });
  const store = makeStore();
  await store.dispatch(endpoints.listPosts.initiate(2));
  await store.dispatch(endpoints.listComments.initiate(9));
  fetch.mockClear();
  return {
    store,
    calls: () => fetch.mock.calls.map(([url]) => (url as string).replace('/api/', '')),
    post: () => endpoints.listPosts.select(2)(store.getState()).data![0]!,
    comments: () =>
      endpoints.listComments
        .select(9)(store.getState())
        .data!.map(({ text }) => text),
  };
}

const refusal = () => new Response('{"message":"No"}', { status: 500 });

test('a post is read from any wire form', async () => {
  const { post } = await loaded();
  expect(post()).toMatchObject({ groupId: 2, allowsComments: true, commentsCount: 2, likesCount: 3, isLiked: false });
});

test('a like shows before the answer', async () => {
  const { store, post, calls } = await loaded();
  const liked = store.dispatch(endpoints.toggleLike.initiate(REF));
  expect(post()).toMatchObject({ isLiked: true, likesCount: 4 });
  await liked;
  expect(post()).toMatchObject({ isLiked: true, likesCount: 4 });
  expect(calls()).toEqual(['communityLikes/react']);
});

test('a refused like is undone', async () => {
  const { store, post } = await loaded(refusal);
  await store.dispatch(endpoints.toggleLike.initiate(REF));
  expect(post()).toMatchObject({ isLiked: false, likesCount: 3 });
});

/** Answers a like when `answer` is called; meanwhile the posts can be read anew. */
async function likedMeanwhileReadAnew(answered: () => Response) {
  let answer = () => {};
  const reply = new Promise<Response>((resolve) => (answer = () => resolve(answered())));
  const { store, post, calls } = await loaded(() => reply);
  await new Promise((resolve) => setTimeout(resolve, 5)); // times are compared by the millisecond
  const liked = store.dispatch(endpoints.toggleLike.initiate(REF));
  await store.dispatch(endpoints.listPosts.initiate(2, { forceRefetch: true }));
  answer();
  await liked;
  return { post, calls };
}

test('a like that is refused after the posts were read anew leaves them as they were read', async () => {
  const { post } = await likedMeanwhileReadAnew(refusal);
  expect(post()).toMatchObject({ isLiked: false, likesCount: 3 });
});

test('a like that went through after the posts were read anew has them read once more', async () => {
  const { calls } = await likedMeanwhileReadAnew(() => new Response('{}'));
  expect(calls().filter((path) => path === 'community/detail')).toHaveLength(2);
});

test('ten quick clicks are sent one after another and leave the like as it was', async () => {
  let under = 0;
  let most = 0;
  const { store, post, calls } = await loaded(async () => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve));
    under -= 1;
    return new Response('{}');
  });
  await Promise.all(Array.from({ length: 10 }, () => store.dispatch(endpoints.toggleLike.initiate(REF))));
  expect(post()).toMatchObject({ isLiked: false, likesCount: 3 });
  expect(calls()).toHaveLength(10);
  expect(most).toBe(1);
});

test('of many clicks only the refused one is undone', async () => {
  let count = 0;
  const { store, post } = await loaded(() => ((count += 1) === 2 ? refusal() : new Response('{}')));
  await Promise.all(Array.from({ length: 3 }, () => store.dispatch(endpoints.toggleLike.initiate(REF))));
  // The server has toggled twice.
  expect(post()).toMatchObject({ isLiked: false, likesCount: 3 });
});

test.each([
  ['in `data`', '{"data":{"comment":{"id":"10","comment":"Me too","userId":1}}}'],
  ['beside `data`', '{"data":null,"comment":{"id":"10","comment":"Me too","userId":1}}'],
])('a new comment %s is added to the cached ones and counted', async (_where, reply) => {
  const { store, comments, post, calls } = await loaded(() => new Response(reply));
  await store.dispatch(endpoints.createComment.initiate({ ...REF, comment: 'Me too' }));
  expect(comments()).toEqual(['Same', 'Here', 'Me too']);
  expect(post().commentsCount).toBe(3);
  expect(calls()).toEqual(['communityComments/create']);
});

test('a comment is changed and deleted in the cache', async () => {
  const { store, comments, post, calls } = await loaded();
  await store.dispatch(endpoints.updateComment.initiate({ ...REF, commentId: 7, comment: 'Same here' }));
  expect(comments()).toEqual(['Same here', 'Here']);
  await store.dispatch(endpoints.deleteComment.initiate({ ...REF, commentId: 8 }));
  expect(comments()).toEqual(['Same here']);
  expect(post().commentsCount).toBe(1);
  expect(calls()).toEqual(['communityComments/update', 'communityComments/delete']);
});

test('a refused change leaves comments and count', async () => {
  const { store, comments, post } = await loaded(refusal);
  await store.dispatch(endpoints.createComment.initiate({ ...REF, comment: 'Me too' }));
  await store.dispatch(endpoints.deleteComment.initiate({ ...REF, commentId: 8 }));
  expect(comments()).toEqual(['Same', 'Here']);
  expect(post().commentsCount).toBe(2);
});
