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
import { howToUseApi, invalidateHowToUse, type HelpContent, type SaveHelpContent } from '@/services/howToUse';

const { listHowToUse, editHelpContentOneOfMany } = howToUseApi.endpoints;

/** Help without its picture or film, which no call puts back. */
export const content = recordKind({
  endpoint: listHowToUse,
  rows: (categories) => categories.flatMap(({ items }) => items),
  name: ({ title }) => title,
  noun: 'content',
  values: ({ categoryId, title, description }: HelpContent) => ({ categoryId, title, description }),
  needs: ['categoryId', 'title', 'description'],
  labels: { title: 'Title', categoryId: 'Category', description: 'Description' },
  restore: (id, values) => editHelpContentOneOfMany.initiate({ ...values, id, media: null }),
  afterRound: invalidateHowToUse,
});

/** How the journal describes the calls of How to use. */
export const howToUseChanges = {
  createHelpCategory: (title: string) => addedForGood('category', title, 'these categories'),
  saveHelpContent: ({ id, title }: SaveHelpContent) => savedForGood(id, 'content', title, 'How to use'),
  addHelpContentOneOfMany: ({ title }: SaveHelpContent) => addedInRound('content', title, 'How to use'),
  editHelpContentOneOfMany: ({ id, ...set }: SaveHelpContent) => editedInRound(content, id!, set, 'Changed '),
  deleteHelpContent: (id: Id, find: Find) => deleted('content', content, find(content, id)),
  deleteHelpContentOneOfMany: (id: Id, find: Find) => deletedInRound('content', content, find(content, id)),
} satisfies Changes;
