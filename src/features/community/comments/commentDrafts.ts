import { type Id } from '@/services/http/decode';

/** The path of what is written below a post. */
export const postPath = (postId: Id) => `comments/${postId}`;

/** The key of the unsent comment on a post, which the feed and the answer desk share. */
export const newCommentKey = (postId: Id) => `${postPath(postId)}/new`;

/** The path of the edits of a post's comments. */
export const editsPath = (postId: Id) => `${postPath(postId)}/edits`;

export const editKey = (postId: Id, commentId: Id) => `${editsPath(postId)}/${commentId}`;
