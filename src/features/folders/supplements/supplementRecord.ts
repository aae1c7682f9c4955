import { recordKind } from '@/screen/record/record';
import { invalidateSupplements, supplementsApi, type Supplement } from '@/services/supplements';

const { listSupplements, saveSupplement } = supplementsApi.endpoints;

/** A supplement without its picture, which no call puts back. */
export const supplementRecord = recordKind({
  endpoint: listSupplements,
  rows: (folders) => folders.flatMap(({ items }) => items),
  name: ({ title }) => title,
  noun: 'supplement',
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
  afterRound: invalidateSupplements,
});
