import { addedForGood, deletionsOf, recordKind, savesOf, type Changes } from '@/screen/journal/changes';
import { invalidateSupplements, supplementsApi, type Supplement } from '@/services/supplements';

const { listSupplements, saveSupplement } = supplementsApi.endpoints;

/** A supplement without its picture, which no call puts back. It is in the folder that lists it. */
export const supplement = recordKind({
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
  needs: ['title', 'folderId'],
  labels: { title: 'Title', folderId: 'Folder', description: 'Description', dosage: 'Dosage', externalLink: 'Link' },
  restore: (id, values, _arg, inRound) => saveSupplement.initiate({ ...values, id, image: null, inRound }),
  afterRound: invalidateSupplements,
});

/** How the journal describes the calls of Supplements. */
export const supplementsChanges = {
  createSupplementFolder: (title: string) => addedForGood('folder', title, 'supplement folders'),
  saveSupplement: savesOf(supplement, 'Supplements'),
  deleteSupplement: deletionsOf(supplement),
} satisfies Changes;
