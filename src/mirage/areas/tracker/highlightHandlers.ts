import { isFilm } from '@/media/films';
import { type Handlers } from '../../calls/api';
import { type HighlightItemRow, type HighlightRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { fileField, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { newestFirst } from '../../calls/newestFirst';

const ITEM_REQUIRED = ['caption', 'duration'];

const wireItem = (row: HighlightItemRow) => ({ ...wireRow(row), highlightId: wireId(row.highlightId) });

function captionOf(fields: Fields) {
  const duration = textField(fields, 'duration');
  if (!(Number(duration) > 0)) throw new HttpError(422, 'duration must be a positive number.');
  return { caption: textField(fields, 'caption'), duration };
}

export const highlightHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('highlights');
  const items = table('highlightItems');
  const highlight = (id: unknown) => found(rows.find(id), 'Highlight');
  const item = (id: unknown) => found(items.find(id), 'Highlight item');

  const wireHighlight = (row: HighlightRow) => ({
    ...wireRow(row),
    highlightItems: items.where({ highlightId: row.id }).map(wireItem),
  });

  const savedMedia = (fields: Fields): Pick<HighlightItemRow, 'mediaUrl' | 'mediaType'> => {
    const file = fileField(fields, 'media');
    return { mediaUrl: media.save(file), mediaType: isFilm(file.name) ? 'video' : 'photo' };
  };

  const addItem = (highlightId: string, fields: Fields) =>
    items.insert({
      highlightId,
      ...captionOf(fields),
      ...savedMedia(fields),
      viewedCount: 0,
      createdAt: new Date().toISOString(),
    });

  post('highlights/list', {}, () => ok(newestFirst(rows.all()).map(wireHighlight)));

  post('highlights/create', { kind: 'form', required: ['media', 'title', ...ITEM_REQUIRED] }, (fields) => {
    captionOf(fields); // throws before the highlight is inserted
    const created = rows.insert({ title: textField(fields, 'title'), createdAt: new Date().toISOString() });
    addItem(created.id, fields);
    return ok(wireHighlight(created), 'Highlight created successfully.');
  });

  post('highlights/update', { required: ['highlightId', 'title'] }, (fields) => {
    rows.update(highlight(fields.highlightId).id, { title: textField(fields, 'title') });
    return ok(null, 'Highlight updated successfully.');
  });

  post('highlights/delete', { required: ['id'] }, (fields) => {
    const { id } = highlight(fields.id);
    items.removeWhere({ highlightId: id });
    rows.remove(id);
    return ok(null, 'Highlight deleted successfully.');
  });

  post('highlights/create/items', { kind: 'form', required: ['highlightId', 'media', ...ITEM_REQUIRED] }, (fields) =>
    ok(wireItem(addItem(highlight(fields.highlightId).id, fields)), 'Highlight item created successfully.'),
  );

  post('highlights/update/item', { kind: 'form', required: ITEM_REQUIRED }, (fields) => {
    const { id } = item(fields.id ?? fields.highlightItemId);
    items.update(id, { ...captionOf(fields), ...(fields.media !== undefined && savedMedia(fields)) });
    return ok(wireItem(item(id)), 'Highlight item updated successfully.');
  });

  post('highlights/delete/item', { required: ['id'] }, deleteFrom(items, 'Highlight item'));
};
