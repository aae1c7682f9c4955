import { type Id } from './http/decode';

/** Who may write: `members` or `admin`; any other word is kept as the server sent it. */
export type Privacy = string;

export interface Group {
  id: Id;
  title: string;
  privacy: Privacy;
  /** A CSS colour; blue if the server has none. */
  colour: string;
  members: number;
}

/** Without an id a group is created. */
export interface SaveGroup extends Pick<Group, 'title' | 'privacy'> {
  id?: Id;
}

export interface Person {
  firstName: string;
  lastName: string;
}

export interface PostImage {
  /** Null for the main image of older posts, which is not in the list of images. */
  id: Id | null;
  /** Stored name of the picture. */
  media: string;
}

export interface Post {
  id: Id;
  groupId: Id;
  title: string;
  content: string;
  allowsComments: boolean;
  images: readonly PostImage[];
  author: Person;
  createdAt: string;
  /** Null where the reply does not say. */
  commentsCount: number | null;
  likesCount: number;
  isLiked: boolean;
}

/** The post after a press on its Like. */
export const toggleLike = (shown: Post): Post => ({
  ...shown,
  isLiked: !shown.isLiked,
  likesCount: Math.max(0, shown.likesCount + (shown.isLiked ? -1 : 1)),
});

export interface CreatePost extends Pick<Post, 'groupId' | 'title' | 'content' | 'allowsComments'> {
  images: readonly File[];
}

/** The new images are added to the stored ones that are not removed. */
export interface UpdatePost extends CreatePost {
  id: Id;
  imagesToRemove: readonly Id[];
  /** Whether the main image of an older post is removed. */
  removesMainImage: boolean;
}

export interface Comment {
  id: Id;
  /** Null if the server does not say who wrote it. */
  userId: Id | null;
  text: string;
  author: Person;
  createdAt: string;
}

/** Finds a post in the cache. */
export interface PostRef {
  groupId: Id;
  postId: Id;
}

export interface CommentRef extends PostRef {
  commentId: Id;
}
