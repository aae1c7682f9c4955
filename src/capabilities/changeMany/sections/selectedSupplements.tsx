import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { useShownLists } from '@/screen/list/listContext';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type Id } from '@/services/http/decode';
import { mediaUrl } from '@/services/media/media';
import { supplementsApi, type Supplement } from '@/services/supplements';
import { useSelectableItems } from './selectedItems';
import { supplementSchema } from '@/features/folders/supplements/dialogs/supplementForm';
import { supplementRecord as kind } from '@/features/folders/supplements/supplementRecord';

const TEXTS = ['title', 'dosage', 'description'] as const;

const SUPPLEMENTS: Many<Supplement, ReturnType<typeof kind.values>> = {
  kind,
  noun: 'supplement',
  picture: ({ image }) => mediaUrl(image),
  refusal: ({ folderId, ...values }) => refusalBy(supplementSchema, { ...values, folder: String(folderId) }),
};

const NONE: readonly never[] = [];

const ITEMS = {
  many: SUPPLEMENTS,
  remove: (id: Id) => supplementsApi.endpoints.deleteSupplement.initiate({ id, inRound: true }),
  field: 'folder',
  folderValue: 'folderId',
  texts: TEXTS,
} as const;

export const selectedSupplements = changing(() =>
  useSelectableItems(ITEMS, useShownLists<SupplementsLists>().folders ?? NONE),
);
