import { contentRecord } from '@/features/folders/howToUse/contentRecord';
import { contentSchema } from '@/features/folders/howToUse/dialogs/contentForm';
import { refusalBy } from '../many';
import { selectedItems } from './selectedItems';

/** Its picture or film stays as it is. */
const schema = contentSchema(undefined).pick(['category', 'title', 'description']);

export const selectedContents = selectedItems({
  record: contentRecord,
  refusal: ({ categoryId, ...values }) => refusalBy(schema, { ...values, category: String(categoryId) }),
  field: 'category',
  list: 'categories',
  folderValue: 'categoryId',
  texts: ['title', 'description'],
});
