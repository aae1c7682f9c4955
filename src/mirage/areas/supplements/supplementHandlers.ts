import { type Handlers } from '../../calls/api';
import { type SupplementRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { requireFreeTitle } from '../../calls/freeTitle';
import { savedImage } from '../../calls/savedImages';

const wireSupplement = (row: SupplementRow) => ({
  ...wireRow(row),
  supplementsCategoryId: wireId(row.supplementsCategoryId),
});

const REQUIRED = ['title', 'supplementCategoryId'];

const textsOf = (fields: Fields) => ({
  title: textField(fields, 'title'),
  description: optionalText(fields, 'description'),
  externalLink: optionalText(fields, 'externalLink'),
  dosage: optionalText(fields, 'dosage'),
});

export const supplementHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('supplements');
  const folders = table('supplementFolders');
  const supplement = (id: unknown) => found(rows.find(id), 'Supplement');
  const folder = (id: unknown) => found(folders.find(id), 'Supplement folder');

  post('supplements/list', {}, () => {
    const all = rows.all();
    const list = folders.all().map(({ id, title }) => ({
      id: wireId(id),
      title,
      supplements: all
        .filter(({ supplementsCategoryId }) => String(supplementsCategoryId) === id)
        .map((row) => wireSupplement(row)),
    }));
    return ok(list);
  });

  post('supplements/create/category', { required: ['title'] }, (fields) => {
    const title = textField(fields, 'title');
    requireFreeTitle(folders.all(), title, 'folder');
    return ok(wireRow(folders.insert({ title })), 'Folder created successfully.');
  });

  post('supplements/create', { kind: 'form', required: REQUIRED }, (fields) => {
    const { id: supplementsCategoryId } = folder(fields.supplementCategoryId);
    const image = savedImage(fields, media) ?? null;
    const created = rows.insert({ supplementsCategoryId, ...textsOf(fields), image });
    return ok(wireSupplement(created), 'Supplement created successfully.');
  });

  post('supplements/update', { kind: 'form', required: ['id', ...REQUIRED] }, (fields) => {
    const { id, image } = supplement(fields.id);
    const { id: supplementsCategoryId } = folder(fields.supplementCategoryId);
    rows.update(id, { supplementsCategoryId, ...textsOf(fields), image: savedImage(fields, media) ?? image });
    return ok(null, 'Supplement updated successfully.');
  });

  post('supplements/delete', { required: ['id'] }, deleteFrom(rows, 'Supplement'));

  post('supplements/assigned/supplements', { required: ['userId', 'supplementCategoryId'] }, (fields) => {
    const users = table('users');
    const { id } = found(users.find(fields.userId), 'User');
    const ids = fields.supplementCategoryId;
    if (!Array.isArray(ids)) throw new HttpError(422, 'supplementCategoryId must be a list of ids.');
    const assignedSupplements = (ids as unknown[]).map((folderId) => ({
      supplementsCategoryId: wireId(folder(folderId).id),
    }));
    users.update(id, { assignedSupplements });
    return ok(assignedSupplements, 'Supplements assigned successfully.');
  });
};
