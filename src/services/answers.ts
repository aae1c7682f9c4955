import { type Comment, type Post } from './communityTypes';
import { type Id } from './http/decode';
import { settings } from './http/settings';

/** Whose comments answer a post for this person: the administrator's, and their own. */
export const answerersFor = (own: Id): readonly Id[] => [settings().adminUserId, own];

/** Whether one of these people has commented. */
export const isAnswered = (comments: readonly Comment[], answerers: readonly Id[]): boolean =>
  comments.some(({ userId }) => userId !== null && answerers.some((one) => String(one) === String(userId)));

/** Whether a post can wait: where no comments are allowed nobody can answer. */
export const isAnswerable = ({ allowsComments }: Post): boolean => allowsComments;

/** Whether a post waits for one of these people; undefined while its comments are not known. */
export function waitsFor(answerers: readonly Id[], post: Post, loaded: readonly Comment[] | undefined) {
  if (!isAnswerable(post)) return false;
  const comments = loaded ?? (post.commentsCount === 0 ? [] : undefined);
  return comments && !isAnswered(comments, answerers);
}
