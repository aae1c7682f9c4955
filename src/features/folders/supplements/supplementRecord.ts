import { recordKind } from '@/screen/record/record';
import { invalidateSupplements, supplementsApi, type Supplement } from '@/services/supplements';

const { listSupplements, saveSupplement } = supplementsApi.endpoints;

/** A supplement without its picture, which no call puts back. It is in the folder that lists it. */
export const supplementRecord = recordKind({
  endpoint: listSupplements,
  rows: (folders): readonly Supplement[] =>
    folders.flatMap(({ id, items }) => items.map((item) => ({ ...item, folderId: id }))),
  name: ({ title }) => title,
  noun: 'supplement',
  values: ({ title, description, folderId, externalLink, dosage }: Supplement) => ({
    title,
    description,
    folderId: folderId!,
    externalLink,
    dosage,
  }),
  required: ['title', 'folderId'],
  labels: { title: 'Title', folderId: 'Folder', description: 'Description', dosage: 'Dosage', externalLink: 'Link' },
  save: (id, values, _arg, inRound) => saveSupplement.initiate({ ...values, id, image: null, inRound }),
  afterRound: invalidateSupplements,
});
