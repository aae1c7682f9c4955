import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { useShownLists } from '@/screen/list/listContext';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type Supplement } from '@/services/supplements';
import { useSelectableItems } from './selectedItems';
import { supplementSchema } from '@/features/folders/supplements/dialogs/supplementForm';
import { supplementRecord } from '@/features/folders/supplements/supplementRecord';

const TEXTS = ['title', 'dosage', 'description'] as const;

const SUPPLEMENTS: Many<Supplement, ReturnType<typeof supplementRecord.values>> = {
  ...supplementRecord,
  refusal: ({ folderId, ...values }) => refusalBy(supplementSchema, { ...values, folder: String(folderId) }),
};

const NONE: readonly never[] = [];

const ITEMS = {
  many: SUPPLEMENTS,
  field: 'folder',
  folderValue: 'folderId',
  texts: TEXTS,
} as const;

export const selectedSupplements = changing(() =>
  useSelectableItems(ITEMS, useShownLists<SupplementsLists>().folders ?? NONE),
);
