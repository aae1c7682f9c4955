import { type Handlers } from '../../calls/api';
import { type HelpContentRow } from './rows';
import { deleteFrom, found, ok } from '../../calls/reply';
import { fileField, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeTitle } from '../../calls/freeTitle';

const REQUIRED = ['categoryId', 'title', 'description'];

const wireContent = (row: HelpContentRow) => ({ ...wireRow(row), howTouseCategoryId: wireId(row.howTouseCategoryId) });

export const helpHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('helpContents');
  const categories = table('helpCategories');
  const content = (id: unknown) => found(rows.find(id), 'Content');

  const textsOf = (fields: Fields) => ({
    howTouseCategoryId: found(categories.find(fields.categoryId), 'Category').id,
    title: textField(fields, 'title'),
    description: textField(fields, 'description'),
  });
  /** Returns a video's URL as it is and stores a file; undefined if the form has neither. */
  const mediaOf = (fields: Fields) => {
    if (fields.media === undefined || typeof fields.media === 'string') return fields.media;
    return media.save(fileField(fields, 'media'));
  };

  post('howToUse/list', {}, () => {
    const all = rows.all();
    const list = categories.all().map((category) => ({
      ...wireRow(category),
      howTouses: all.filter(({ howTouseCategoryId }) => String(howTouseCategoryId) === category.id).map(wireContent),
    }));
    return ok({ howToUse: list });
  });

  post('howToUse/createCategory', { required: ['title'] }, (fields) => {
    const title = textField(fields, 'title');
    requireFreeTitle(categories.all(), title, 'category');
    return ok(wireRow(categories.insert({ title })), 'Category created successfully.');
  });

  post('howToUse/create', { kind: 'form', required: REQUIRED }, (fields) => {
    const created = rows.insert({ ...textsOf(fields), media: mediaOf(fields) ?? '' });
    return ok(wireContent(created), 'Content created successfully.');
  });

  post('howToUse/update', { kind: 'form', required: ['id', ...REQUIRED] }, (fields) => {
    const { id, media: stored } = content(fields.id);
    rows.update(id, { ...textsOf(fields), media: mediaOf(fields) ?? stored });
    return ok(null, 'Content updated successfully.');
  });

  post('howToUse/delete', { required: ['id'] }, deleteFrom(rows, 'Content'));
};
