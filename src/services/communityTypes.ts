import { type Group, type Post } from './communityDecoders';
import { type Id } from './http/decode';

/** Without an id a group is created. */
export interface SaveGroup extends Pick<Group, 'title' | 'privacy'> {
  id?: Id;
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

/** Finds a post in the cache. */
export interface PostRef {
  groupId: Id;
  postId: Id;
}

export interface CommentRef extends PostRef {
  commentId: Id;
}
