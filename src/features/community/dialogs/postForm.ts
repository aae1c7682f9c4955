import { object, string } from 'yup';
import { type CreatePost, type UpdatePost } from '@/services/communityTypes';
import { type Post, type PostImage } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';

export interface PostValues extends Pick<Post, 'title' | 'content' | 'allowsComments'> {
  /** The stored images that are kept. */
  oldImages: readonly PostImage[];
  /** The images that are added. */
  images: readonly File[];
}

/** Only a hint: a longer text is saved as it is. */
export const CONTENT_HINT = '10,000 Max Characters';

export const NEW_POST: PostValues = { title: '', content: '', oldImages: [], images: [], allowsComments: true };

export const postSchema = object({
  title: string().trim().required('Title is required.'),
  content: string().trim().required('Content is required.'),
});

export const toPostValues = ({ title, content, images, allowsComments }: Post): PostValues => ({
  title,
  content,
  oldImages: images,
  images: [],
  allowsComments,
});

/** The request for values that passed the schema. */
export const toCreateRequest = ({ title, content, images, allowsComments }: PostValues, groupId: Id): CreatePost => ({
  groupId,
  title: title.trim(),
  content,
  images,
  allowsComments,
});

/** Stored images are removed by their ids; the main image of an older post has none and is removed by a flag. */
export function toUpdateRequest(values: PostValues, post: Post): UpdatePost {
  const gone = post.images.filter(({ id }) => !values.oldImages.some((kept) => kept.id === id));
  return {
    ...toCreateRequest(values, post.groupId),
    id: post.id,
    imagesToRemove: gone.flatMap(({ id }) => id ?? []),
    removesMainImage: gone.some(({ id }) => id === null),
  };
}
