import {
  addedForGood,
  addedInRound,
  deleted,
  deletedInRound,
  editedInRound,
  recordKind,
  savedForGood,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { invalidateSupplements, supplementsApi, type SaveSupplement, type Supplement } from '@/services/supplements';

const { listSupplements, editSupplementOneOfMany } = supplementsApi.endpoints;

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
  restore: (id, values) => editSupplementOneOfMany.initiate({ ...values, id, image: null }),
  afterRound: invalidateSupplements,
});

/** How the journal describes the calls of Supplements. */
export const supplementsChanges = {
  createSupplementFolder: (title: string) => addedForGood('folder', title, 'supplement folders'),
  saveSupplement: ({ id, title }: SaveSupplement) => savedForGood(id, 'supplement', title, 'Supplements'),
  addSupplementOneOfMany: ({ title }: SaveSupplement) => addedInRound('supplement', title, 'Supplements'),
  editSupplementOneOfMany: ({ id, ...set }: SaveSupplement) => editedInRound(supplement, id!, set, 'Changed '),
  deleteSupplement: (id: Id, find: Find) => deleted('supplement', supplement, find(supplement, id)),
  deleteSupplementOneOfMany: (id: Id, find: Find) => deletedInRound('supplement', supplement, find(supplement, id)),
} satisfies Changes;
