import { type Handlers } from '../../calls/api';
import { type PostRow } from './rows';
import { found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { newestFirst } from '../../calls/newestFirst';
import { savedImages } from '../../calls/savedImages';

const REQUIRED = ['title', 'content', 'categoryId', 'access'];

const isYes = (value: unknown) => value === true || value === 'true';

/** Reads `imagesToRemove`, an optional JSON list of image ids. */
function idsToRemove({ imagesToRemove }: Fields): string[] {
  if (imagesToRemove === undefined) return [];
  try {
    return (JSON.parse(imagesToRemove as string) as unknown[]).map(String);
  } catch {
    throw new HttpError(422, 'imagesToRemove must be a JSON list of ids.');
  }
}

const textsOf = (fields: Fields) => ({
  title: textField(fields, 'title'),
  content: textField(fields, 'content'),
  access: isYes(fields.access),
});

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

  /** Appends new images, with unused ids, to those that are kept. */
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
      communityPostMedia: withImages([], savedImages(fields.images, media)),
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
      communityPostMedia: withImages(kept, savedImages(fields.images, media)),
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
    if (fields.reactionType !== 'Love') throw new HttpError(422, 'reactionType must be Love.');
    rows.update(id, { liked: !liked });
    return ok(null, liked ? 'Like taken back.' : 'Post liked.');
  });
};
