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
import { howToUseApi, type SaveHelpContent } from '@/services/howToUse';

const content = recordSource({
  endpoint: howToUseApi.endpoints.listHowToUse,
  rows: (categories) => categories.flatMap(({ items }) => items),
  name: ({ title }) => title,
});

/** How the journal describes the calls of How to use. */
export const howToUseChanges = {
  createHelpCategory: (title: string) => addedForGood('category', title, 'these categories'),
  saveHelpContent: ({ id, title }: SaveHelpContent) => savedForGood(id, 'content', title, 'How to use'),
  addHelpContentOneOfMany: ({ title }: SaveHelpContent) => addedInRound('content', title, 'How to use'),
  deleteHelpContent: (id: Id, find: Find) => deleted('content', content, find(content, id)),
} satisfies Changes;
