import {
  addedForGood,
  addedInRound,
  deleted,
  recordSource,
  savedForGood,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { supplementsApi, type SaveSupplement } from '@/services/supplements';

const supplement = recordSource({
  endpoint: supplementsApi.endpoints.listSupplements,
  rows: (folders) => folders.flatMap(({ items }) => items),
  name: ({ title }) => title,
});

/** How the journal describes the calls of Supplements. */
export const supplementsChanges = {
  createSupplementFolder: (title: string) => addedForGood('folder', title, 'supplement folders'),
  saveSupplement: ({ id, title }: SaveSupplement) => savedForGood(id, 'supplement', title, 'Supplements'),
  addSupplementOneOfMany: ({ title }: SaveSupplement) => addedInRound('supplement', title, 'Supplements'),
  deleteSupplement: (id: Id, find: Find) => deleted('supplement', supplement, find(supplement, id)),
} satisfies Changes;
