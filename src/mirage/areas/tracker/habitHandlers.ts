import { type Handlers } from '../../calls/api';
import { deleteFrom, found, ok } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireRow } from '../../database/wire';
import { savedImage } from '../../calls/savedImages';
import { newestFirst } from '../../calls/newestFirst';

const REQUIRED = ['name', 'description', 'mandatory'];

const textsOf = (fields: Fields) => ({
  name: textField(fields, 'name'),
  description: textField(fields, 'description'),
  mandatory: textField(fields, 'mandatory') === 'true',
});

export const habitHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('habits');
  const habit = (id: unknown) => found(rows.find(id), 'Habit');

  post('habits/list', {}, () => ok({ habits: newestFirst(rows.all()).map(wireRow) }));

  post('habits/create', { kind: 'form', required: ['image', ...REQUIRED] }, (fields) => {
    const created = rows.insert({
      ...textsOf(fields),
      image: savedImage(fields, media)!,
      createdAt: new Date().toISOString(),
    });
    return ok(wireRow(created), 'Habit created successfully.');
  });

  post('habits/update', { kind: 'form', required: ['id', ...REQUIRED] }, (fields) => {
    const { id, image } = habit(fields.id);
    rows.update(id, { ...textsOf(fields), image: savedImage(fields, media) ?? image });
    return ok(null, 'Habit updated successfully.');
  });

  post('habits/delete', { required: ['id'] }, deleteFrom(rows, 'Habit'));
};
