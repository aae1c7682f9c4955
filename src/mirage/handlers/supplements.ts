import { type Area } from '../api';
import { found, ok, Refusal } from '../reply';
import { wireId, wireRow } from '../wire';

/** §7 Supplements. */
export const supplements: Area = ({ post, table }) => {
  post('supplements/list', {}, () => {
    const all = table('supplements').all();
    const folders = table('supplementFolders')
      .all()
      .map(({ id, title }) => ({
        id: wireId(id),
        title,
        supplements: all
          .filter(({ supplementsCategoryId }) => String(supplementsCategoryId) === id)
          .map((row) => ({ ...wireRow(row), supplementsCategoryId: wireId(id) })),
      }));
    return ok(folders);
  });

  post('supplements/assigned/supplements', { required: ['userId', 'supplementCategoryId'] }, (fields) => {
    const users = table('users');
    const { id } = found(users.find(fields.userId), 'User');
    const ids = fields.supplementCategoryId;
    if (!Array.isArray(ids)) throw new Refusal(422, 'supplementCategoryId must be a list of ids.');
    const assignedSupplements = (ids as unknown[]).map((folderId) => ({
      supplementsCategoryId: wireId(found(table('supplementFolders').find(folderId), 'Supplement folder').id),
    }));
    users.update(id, { assignedSupplements });
    return ok(assignedSupplements, 'Supplements assigned successfully.');
  });
};
