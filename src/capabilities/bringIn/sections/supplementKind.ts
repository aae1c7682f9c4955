import { titleOf } from '@/components/format/title';
import { IMAGES } from '@/components/upload/accept';
import { type ContentKind, type Here } from '../contentKind';
import { WORDS } from '../words';
import { linkHint } from '@/screen/form/linkHint';
import { type SupplementFolder } from '@/services/supplements';
import {
  newSupplement,
  supplementSchema,
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
  noun: 'supplement',
  taken: {
    fields: [
      {
        name: 'title',
        label: 'Title',
        kind: 'line',
        ...WORDS.title,
        heads: [...WORDS.title.heads, 'supplement', 'supplement name', 'product', 'product name'],
      },
      { name: 'folder', label: 'Folder', kind: 'place', ...WORDS.folder },
      { name: 'dosage', label: 'Dosage', kind: 'line', ...WORDS.dosage },
      {
        name: 'description',
        label: 'Description',
        kind: 'lines',
        ...WORDS.description,
        heads: [
          ...WORDS.description.heads,
          ...WORDS.note.heads,
          ...['why', 'why take it', 'what for', 'what it does', 'good for', 'benefit', 'benefits', 'purpose', 'reason'],
          ...['wofür', 'wirkung', 'فائدہ', 'فوائد', 'کیوں', 'الفوائد'],
        ],
      },
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

/** The supplements that are there, for comparing. */
export const supplementsHere = (folders: readonly SupplementFolder[]): Here[] =>
  folders.flatMap((folder) =>
    folder.items.map(({ id, title, ...item }) => ({
      id,
      title,
      content: contentIn(item),
      place: titleOf(folder.title),
      dialog: `details:${id}`,
    })),
  );
