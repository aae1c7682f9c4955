import { table, type WithDb } from '../../database/table';
import { sampleFolders } from './supplementFactory';

/** The practice's folders of supplements. */
export function seedSupplements(db: WithDb) {
  for (const { title, supplements } of sampleFolders()) {
    const { id: supplementsCategoryId } = table(db, 'supplementFolders').insert({ title });
    table(db, 'supplements').insertAll(supplements.map((supplement) => ({ supplementsCategoryId, ...supplement })));
  }
}
