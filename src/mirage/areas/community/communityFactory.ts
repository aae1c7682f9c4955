import { type CommentRow, type GroupRow, type PostRow } from './rows';
import { daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';

const AUTHOR = { firstName: 'Sana', lastName: 'Iqbal' };

export const groupFactory = factoryOf((n): Omit<GroupRow, 'id'> => ({
  title: `Group ${n + 1}`,
  privacy: 'members',
  color: null,
  members: n,
}));

export const makePost = (n: number): Omit<PostRow, 'id'> => ({
  communityCategoryId: '1',
  title: `Post ${n + 1}`,
  content: `Content ${n + 1}`,
  access: true,
  image: null,
  communityPostMedia: [],
  user: AUTHOR,
  createdAt: daysAgo(n),
  likes: 0,
  liked: false,
});

/** Belongs to the first group unless `communityCategoryId` names another. */
export const postFactory = factoryOf(makePost);

export const makeComment = (n: number): Omit<CommentRow, 'id'> => ({
  postId: '1',
  userId: 1001,
  comment: `Comment ${n + 1}`,
  user: AUTHOR,
  createdAt: daysAgo(n),
});

/** Belongs to the first post unless `postId` names another. */
export const commentFactory = factoryOf(makeComment);
