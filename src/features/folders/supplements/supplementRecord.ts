import { recordKind } from '@/screen/record/record';
import { mediaUrl } from '@/services/media/media';
import { invalidateSupplements, supplementsApi, type Supplement } from '@/services/supplements';

const { listSupplements, saveSupplement, deleteSupplement } = supplementsApi.endpoints;

/** A supplement without its picture, which no call puts back. */
export const supplementRecord = recordKind({
  endpoint: listSupplements,
  rows: (folders) => folders.flatMap(({ items }) => items),
  name: ({ title }) => title,
  noun: 'supplement',
  picture: ({ image }) => mediaUrl(image),
  values: ({ title, description, folderId, externalLink, dosage }: Supplement) => ({
    title,
    description,
    folderId,
    externalLink,
    dosage,
  }),
  required: ['title', 'folderId'],
  labels: { title: 'Title', folderId: 'Folder', description: 'Description', dosage: 'Dosage', externalLink: 'Link' },
  save: (id, values, _arg, inRound) => saveSupplement.initiate({ ...values, id, image: null, inRound }),
  remove: (id) => deleteSupplement.initiate({ id, inRound: true }),
  afterRound: invalidateSupplements,
});
