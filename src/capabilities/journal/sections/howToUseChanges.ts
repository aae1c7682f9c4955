import { addedForGood, deletionsOf, savesOf, type Changes } from '../changes';
import { contentRecord } from '@/features/folders/howToUse/contentRecord';

/** How the journal describes the calls of How to use. */
export const changes = {
  createHelpCategory: (title: string) => addedForGood('category', title, 'these categories'),
  saveHelpContent: savesOf(contentRecord, 'How to use'),
  deleteHelpContent: deletionsOf(contentRecord),
} satisfies Changes;
