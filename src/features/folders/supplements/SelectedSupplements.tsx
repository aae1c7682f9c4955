import { refusalBy, type Many } from '@/screen/changeMany/many';
import { type Loaded } from '@/lib/loaded';
import { mediaUrl } from '@/services/media/media';
import { supplementsApi, type Supplement, type SupplementFolder } from '@/services/supplements';
import { SelectedItems } from '../SelectedItems';
import { supplementSchema } from './dialogs/supplementForm';
import { supplementRecord as kind } from './supplementRecord';

const TEXTS = ['title', 'dosage', 'description'] as const;

const SUPPLEMENTS: Many<Supplement, ReturnType<typeof kind.values>> = {
  kind,
  noun: 'supplement',
  picture: ({ image }) => mediaUrl(image),
  refusal: ({ folderId, ...values }) => refusalBy(supplementSchema, { ...values, folder: String(folderId) }),
};

const NONE: readonly never[] = [];

/** What can be done with the selected supplements. */
export const SelectedSupplements = ({ folders = NONE }: { folders: Loaded<readonly SupplementFolder[]> }) => (
  <SelectedItems
    many={SUPPLEMENTS}
    remove={(id) => supplementsApi.endpoints.deleteSupplement.initiate({ id, inRound: true })}
    field="folder"
    folders={folders}
    folderValue="folderId"
    texts={TEXTS}
  />
);
