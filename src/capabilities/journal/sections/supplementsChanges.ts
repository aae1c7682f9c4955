import { addedForGood, deletionsOf, savesOf, type Changes } from '../changes';
import { supplementRecord } from '@/features/folders/supplements/supplementRecord';

/** How the journal describes the calls of Supplements. */
export const changes = {
  createSupplementFolder: (title: string) => addedForGood('folder', title, 'supplement folders'),
  saveSupplement: savesOf(supplementRecord, 'Supplements'),
  deleteSupplement: deletionsOf(supplementRecord),
} satisfies Changes;
