import { type Handlers } from '../../calls/api';
import { found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireRow } from '../../database/wire';
import { requireFreeTitle } from '../../calls/freeTitle';

function privacyOf(fields: Fields, stored?: string): string {
  const privacy = textField(fields, 'privacy');
  if (!['members', 'admin', stored].includes(privacy)) throw new HttpError(422, 'privacy must be members or admin.');
  return privacy;
}

/** Deleting a group deletes its posts and their comments. */
export const groupHandlers: Handlers = ({ post, table }) => {
  const rows = table('groups');
  const group = (id: unknown) => found(rows.find(id), 'Group');

  post('community/list/categories', {}, () => ok({ categories: rows.all().map(wireRow) }));

  post('community/create/category', { required: ['title', 'privacy'] }, (fields) => {
    const title = textField(fields, 'title');
    const privacy = privacyOf(fields);
    requireFreeTitle(rows.all(), title, 'group');
    const created = rows.insert({ title, privacy, color: null, members: null });
    return ok(wireRow(created), 'Group created successfully.');
  });

  post('community/update/category', { required: ['id', 'title', 'privacy'] }, (fields) => {
    const { id, privacy } = group(fields.id);
    const title = textField(fields, 'title');
    requireFreeTitle(rows.all(), title, 'group', id);
    rows.update(id, { title, privacy: privacyOf(fields, privacy) });
    return ok(null, 'Group updated successfully.');
  });

  post('community/delete/category', { required: ['id'] }, (fields) => {
    const { id } = group(fields.id);
    for (const { id: postId } of table('posts').where({ communityCategoryId: id }))
      table('comments').removeWhere({ postId });
    table('posts').removeWhere({ communityCategoryId: id });
    rows.remove(id);
    return ok(null, 'Group deleted successfully.');
  });
};
