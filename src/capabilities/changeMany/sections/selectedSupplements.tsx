import { supplementSchema } from '@/features/folders/supplements/dialogs/supplementForm';
import { supplementRecord } from '@/features/folders/supplements/supplementRecord';
import { refusalBy } from '../many';
import { selectedItems } from './selectedItems';

export const selectedSupplements = selectedItems({
  record: supplementRecord,
  refusal: ({ folderId, ...values }) => refusalBy(supplementSchema, { ...values, folder: String(folderId) }),
  field: 'folder',
  list: 'folders',
  folderValue: 'folderId',
  texts: ['title', 'dosage', 'description'],
});
