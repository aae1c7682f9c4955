import { type Handlers } from '../../calls/api';
import { type CommentRow } from './rows';
import { found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';

const wireComment = (row: CommentRow) => ({ ...wireRow(row), postId: wireId(row.postId) });

function commentText(fields: Fields): string {
  const comment = textField(fields, 'comment');
  if (!comment.trim()) throw new HttpError(422, 'comment is required.');
  return comment;
}

/** Lists comments oldest first. */
export const commentHandlers: Handlers = ({ post, table }) => {
  const rows = table('comments');
  const postOf = (id: unknown) => found(table('posts').find(id), 'Post');
  const commentOf = (id: unknown) => found(rows.find(id), 'Comment');

  post('communityComments/list', { required: ['postId'] }, (fields) => {
    const { id: postId } = postOf(fields.postId);
    const inOrder = rows.where({ postId }).sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    return ok({ comments: inOrder.map(wireComment) });
  });

  post('communityComments/create', { required: ['postId', 'comment'] }, (fields, _params, caller) => {
    const { id: postId, access } = postOf(fields.postId);
    if (String(access) === 'false') throw new HttpError(403, 'Comments are not allowed on this post.');
    const { id, firstName, lastName } = caller();
    const created = rows.insert({
      postId,
      userId: Number(id),
      comment: commentText(fields),
      user: { firstName, lastName },
      createdAt: new Date().toISOString(),
    });
    // Real servers have it in either place.
    const comment = wireComment(created);
    const isBeside = Number(created.id) % 2 === 0;
    return { ...ok(isBeside ? null : { comment }, 'Comment created successfully.'), ...(isBeside && { comment }) };
  });

  post('communityComments/update', { required: ['commentId', 'comment'] }, (fields) => {
    rows.update(commentOf(fields.commentId).id, { comment: commentText(fields) });
    return ok(null, 'Comment updated successfully.');
  });

  post('communityComments/delete', { required: ['commentId'] }, (fields) => {
    rows.remove(commentOf(fields.commentId).id);
    return ok(null, 'Comment deleted successfully.');
  });
};
