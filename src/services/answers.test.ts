import { isAnswered, waitsFor } from './answers';
import { type Comment, type Post } from './communityTypes';

test.each([
  [[1], 1, true],
  [[2, 1], '1', true],
  [['a1'], 'a1', true],
  [[2, null], 1, false],
  [[], 1, false],
])('comments by %j are answered by the admin %j: %j', (userIds, adminUserId, expected) => {
  const comments = userIds.map((userId) => ({ userId })) as Comment[];
  expect(isAnswered(comments, [adminUserId])).toBe(expected);
});

const post = (changes: Partial<Post>) => ({ allowsComments: true, commentsCount: 1, ...changes }) as Post;
const by = (userId: number) => [{ userId }] as Comment[];

test.each([
  ['waits, if only others have commented', {}, by(5), true],
  ['waits, if nobody has', { commentsCount: 0 }, undefined, true],
  ['is not known, if the reply does not say how many have', { commentsCount: null }, undefined, undefined],
  ['does not wait for what is written already', {}, by(7), false],
  ['does not wait, if nobody can answer', { allowsComments: false }, [], false],
  ['is not known while its comments are not', {}, undefined, undefined],
])('a post %s', (_name, changes, comments, expected) => {
  expect(waitsFor([1, 7], post(changes), comments)).toBe(expected);
});
