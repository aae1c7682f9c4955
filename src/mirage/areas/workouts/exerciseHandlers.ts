import { type Handlers } from '../../calls/api';
import { found, ok } from '../../calls/reply';
import { fileField, textField, type Fields } from '../../calls/request';
import { wireRow } from '../../database/wire';

const textsOf = (fields: Fields) => ({
  name: textField(fields, 'name'),
  description: textField(fields, 'description'),
});

export const exerciseHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('exercises');
  const exercise = (id: unknown) => found(rows.find(id), 'Exercise');

  post('exercise/list', {}, () => ok(rows.all().map(wireRow)));

  post('exercise/create', { kind: 'form', required: ['name', 'description', 'video'] }, (fields) => {
    const video = fileField(fields, 'video');
    const created = rows.insert({
      ...textsOf(fields),
      videoURL: media.save(video),
      date: new Date().toISOString(),
    });
    return ok(wireRow(created), 'Exercise created successfully.');
  });

  post('exercise/update', { kind: 'form', required: ['id', 'name', 'description'] }, (fields) => {
    const { id, videoURL } = exercise(fields.id);
    const video = fields.video === undefined ? undefined : fileField(fields, 'video');
    rows.update(id, { ...textsOf(fields), videoURL: video ? media.save(video) : videoURL });
    return ok(null, 'Exercise updated successfully.');
  });

  post('exercise/delete', { required: ['id'] }, (fields) => {
    const { id } = exercise(fields.id);
    table('workouts').removeWhere({ exerciseId: id });
    rows.remove(id);
    return ok(null, 'Exercise deleted successfully.');
  });
};
