import { type Handlers } from '../../calls/api';
import { type MediaStore } from '../../calls/mediaStore';
import { type PostRow } from './rows';
import { found, ok, Refusal } from '../../calls/reply';
import { fileField, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { newestFirst } from '../../calls/newestFirst';

const REQUIRED = ['title', 'content', 'categoryId', 'access'];

const isYes = (value: unknown) => value === true || value === 'true';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

/** The stored names of the images that came with a form. */
const savedImages = ({ images }: Fields, media: MediaStore) =>
  images === undefined ? [] : listOf(images).map((image) => media.save(fileField({ image }, 'image')));

/** `imagesToRemove`: a JSON list of image ids; absent where none goes. */
function idsToRemove({ imagesToRemove }: Fields): string[] {
  if (imagesToRemove === undefined) return [];
  try {
    return (JSON.parse(imagesToRemove as string) as unknown[]).map(String);
  } catch {
    throw new Refusal(422, 'imagesToRemove must be a JSON list of ids.');
  }
}

const textsOf = (fields: Fields) => ({
  title: textField(fields, 'title'),
  content: textField(fields, 'content'),
  access: isYes(fields.access),
});

/** Posts with their pictures, and the likes of the person signed in. */
export const postHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('posts');
  const comments = table('comments');
  const postOf = (id: unknown) => found(rows.find(id), 'Post');
  const group = (id: unknown) => found(table('groups').find(id), 'Group');

  const wirePost = (row: PostRow) => ({
    ...wireRow(row),
    communityCategoryId: wireId(row.communityCategoryId),
    likes: row.likes + (row.liked ? 1 : 0),
    commentsCount: comments.where({ postId: row.id }).length,
  });

  /** New pictures after those that stay, with ids of their own. */
  const withImages = (kept: PostRow['communityPostMedia'], added: string[]) => {
    const all = rows.all().flatMap(({ communityPostMedia }) => communityPostMedia);
    const last = Math.max(0, ...all.map(({ id }) => id));
    return [...kept, ...added.map((name, place) => ({ id: last + place + 1, media: name }))];
  };

  post('community/detail', { required: ['categoryId'] }, (fields) => {
    const { id: communityCategoryId } = group(fields.categoryId);
    return ok({ posts: newestFirst(rows.where({ communityCategoryId })).map(wirePost) });
  });

  post('community/create/post', { kind: 'form', required: REQUIRED }, (fields, _params, caller) => {
    const { id: communityCategoryId } = group(fields.categoryId);
    const { firstName, lastName } = caller();
    const created = rows.insert({
      communityCategoryId,
      ...textsOf(fields),
      image: null,
      communityPostMedia: withImages([], savedImages(fields, media)),
      user: { firstName, lastName },
      createdAt: new Date().toISOString(),
      likes: 0,
      liked: false,
    });
    return ok(wirePost(created), 'Post created successfully.');
  });

  post('community/update/post', { kind: 'form', required: ['postId', ...REQUIRED] }, (fields) => {
    const { id, image, communityPostMedia } = postOf(fields.postId);
    const { id: communityCategoryId } = group(fields.categoryId);
    const gone = idsToRemove(fields);
    const kept = communityPostMedia.filter((stored) => !gone.includes(String(stored.id)));
    rows.update(id, {
      communityCategoryId,
      ...textsOf(fields),
      image: isYes(fields.removeOldImage) ? null : image,
      communityPostMedia: withImages(kept, savedImages(fields, media)),
    });
    return ok(null, 'Post updated successfully.');
  });

  post('community/delete/post', { required: ['postId'] }, (fields) => {
    const { id } = postOf(fields.postId);
    comments.removeWhere({ postId: id });
    rows.remove(id);
    return ok(null, 'Post deleted successfully.');
  });

  post('communityLikes/react', { required: ['postId', 'reactionType'] }, (fields) => {
    const { id, liked } = postOf(fields.postId);
    if (fields.reactionType !== 'Love') throw new Refusal(422, 'reactionType must be Love.');
    rows.update(id, { liked: !liked });
    return ok(null, liked ? 'Like taken back.' : 'Post liked.');
  });
};
