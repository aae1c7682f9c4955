import { IMAGES } from '@/components/upload/accept';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { descriptionField, titleField, WORDS } from '../words';
import { folderName, folderPlaces, shownFolder } from './folderPlaces';
import { linkHint } from '@/screen/form/linkHint';
import { supplementsApi, type SupplementFolder } from '@/services/supplements';
import { useFolderId } from '@/features/folders/cardsSpec';
import { SupplementFields } from '@/features/folders/supplements/dialogs/SupplementDialog';
import { supplementRecord } from '@/features/folders/supplements/supplementRecord';
import {
  newSupplement,
  supplementSchema,
  toRequest,
  type SupplementValues,
} from '@/features/folders/supplements/dialogs/supplementForm';

const EXAMPLE = `Vitamin D3
Folder: Vitamins
Dosage: 2000 IU daily
Description: With a meal that has some fat.
Link: https://petal.example/vitamin-d
`;

/** By what two of a title are the same. */
const contentIn = ({ dosage, description }: Pick<SupplementValues, 'dosage' | 'description'>) =>
  dosage.trim() || description;

/** How supplements are brought in. */
export const SUPPLEMENT_KIND: ContentKind<SupplementValues> = {
  section: 'Supplements',
  path: '/supplements',
  noun: supplementRecord.noun,
  taken: {
    fields: [
      titleField('supplement', 'supplement name', 'product', 'product name'),
      { name: 'folder', label: 'Folder', kind: 'place', ...WORDS.folder },
      { name: 'dosage', label: 'Dosage', kind: 'line', ...WORDS.dosage },
      descriptionField(
        ...WORDS.note.heads,
        ...['why', 'why take it', 'what for', 'what it does', 'good for', 'benefit', 'benefits', 'purpose', 'reason'],
        ...['wofür', 'wirkung', 'فائدہ', 'فوائد', 'کیوں', 'الفوائد'],
      ),
      { name: 'externalLink', label: 'External link', kind: 'link', ...WORDS.link },
    ],
    exported: { Title: 'title', Dosage: 'dosage', Description: 'description', 'External link': 'externalLink' },
  },
  needed: 'Title, a folder',
  ifThere: 'Dosage, description, link',
  notRead: 'Pictures in the text. A picture file with the name of its supplement is taken.',
  example: EXAMPLE,
  schema: supplementSchema,
  first: newSupplement(undefined),
  toValues: (fields) => fields,
  placeFields: ['folder'],
  amountsOf: ({ dosage }) => dosage.trim() || 'no dosage',
  hasContent: ({ title, dosage, description }) => Boolean(title.trim() || dosage.trim() || description.trim()),
  contentOf: contentIn,
  sameIn: 'dosage or description',
  looksWrong: ({ externalLink }) => (linkHint(externalLink) ? 'Link leads nowhere' : null),
  accept: IMAGES,
  withFile: (values, image) => (values.image ? null : { ...values, image }),
  hasPicture: ({ image }) => image !== null,
};

/** Brings supplements in; the folder that was shown last is offered to those that name none. */
export const SupplementsBringIn = recordBringIn({
  kind: SUPPLEMENT_KIND,
  record: supplementRecord,
  hereOf: (row, folders: readonly SupplementFolder[]) => ({ content: contentIn(row), place: folderName(folders, row) }),
  opens: 'details',
  add: (values) => supplementsApi.endpoints.saveSupplement.initiate({ ...toRequest(values), inRound: true }),
  placesIn: (folders) => folderPlaces(folders, 'folder'),
  useShown: (folders) => shownFolder(folders, useFolderId('folder')),
  fields: (folders) => <SupplementFields folders={folders} supplementId={undefined} pictureUrl={null} />,
});
