import { isWaiting, selectAnswerable, selectStandings, selectStandingsFor, type CommunityRoot } from './answers';
import { type Comment, type Post } from './communityDecoders';
import { type Id } from './http/decode';

const ADMINISTRATOR = 1;
const MODERATOR = 7;
const MEMBER = 5;

const post = (id: number, changes: Partial<Post> = {}) =>
  ({ id, allowsComments: true, createdAt: `2026-03-0${id}T00:00:00Z`, commentsCount: 1, ...changes }) as Post;

/** What the cache has of a call: its data, the word `rejected` or `pending`, or nothing. */
type Entry = readonly object[] | 'rejected' | 'pending' | undefined;

/** The store with these calls by their arguments. */
const cached = (call: string, entries: Record<string, Entry>) => {
  const queries = Object.fromEntries(
    Object.entries(entries).flatMap(([arg, entry]) => {
      if (entry === undefined) return [];
      return [
        [`${call}(${arg})`, typeof entry === 'string' ? { status: entry } : { status: 'fulfilled', data: entry }],
      ];
    }),
  );
  return { api: { queries } } as unknown as CommunityRoot;
};
const withComments = (entries: Entry[]) => cached('listComments', Object.fromEntries(entries.entries()));
const by = (...userIds: (Id | null)[]) => userIds.map((userId) => ({ userId }) as Comment);

test.each<[string, Entry, string]>([
  ['by the administrator, among others', by(MEMBER, ADMINISTRATOR), 'answered'],
  ['by the administrator, whose id is text', by('1'), 'answered'],
  ['by others alone', by(MEMBER, MODERATOR, null), 'waits'],
  ['none', [], 'waits'],
  ['that could not be loaded', 'rejected', 'failed'],
  ['that are on their way', 'pending', 'reading'],
  ['that nobody asked for', undefined, 'unread'],
])('a post with comments %s stands by them', (_name, entry, expected) => {
  expect(selectStandings([0])(withComments([entry]))).toEqual([expected]);
});

test('for the person who answers them her own comments count too', () => {
  const state = withComments([by(MODERATOR), by(MEMBER), by(ADMINISTRATOR)]);
  expect(selectStandingsFor(MODERATOR, [post(0), post(1), post(2)])(state)).toEqual(['answered', 'waits', 'answered']);
});

test.each<[number | null, Entry, string]>([
  [0, undefined, 'waits'],
  [0, 'pending', 'waits'],
  [0, by(ADMINISTRATOR), 'answered'],
  [0, 'rejected', 'failed'],
  [2, undefined, 'unread'],
  [null, undefined, 'unread'],
])('a post with %j comments, of which is known %j, stands as %s', (commentsCount, entry, expected) => {
  expect(selectStandingsFor(MODERATOR, [post(0, { commentsCount })])(withComments([entry]))).toEqual([expected]);
});

test('what could not be loaded waits', () => {
  expect((['answered', 'waits', 'failed', 'reading', 'unread'] as const).filter(isWaiting)).toEqual([
    'waits',
    'failed',
  ]);
});

test('standings stay the same array until a call changes the cache', () => {
  const [select, state] = [selectStandingsFor(MODERATOR, [post(0)]), withComments([[]])];
  expect(select({ ...state })).toBe(select(state));
});

test('posts that can be answered come oldest first, those without a date last', () => {
  const posts = [
    post(4, { createdAt: 'once' }),
    post(3),
    post(2, { allowsComments: false }),
    post(1),
    post(5, { createdAt: '2026-03-01T00:00:00Z' }),
  ];
  const state = cached('listPosts', { 1: posts.slice(0, 2), 2: posts.slice(2), 3: 'rejected', 4: 'pending' });
  const { posts: found, ...rest } = selectAnswerable([1, 2, 3, 4])(state);
  expect(found.map(({ id }) => id)).toEqual([1, 5, 3, 4]);
  expect(rest).toEqual({ read: 2, failed: [3] });
});
