import { addedForGood, deletionsOf, recordKind, savesOf, type Changes } from '@/screen/journal/changes';
import { howToUseApi, invalidateHowToUse, type HelpContent } from '@/services/howToUse';

const { listHowToUse, saveHelpContent } = howToUseApi.endpoints;

/** Help without its picture or film, which no call puts back. */
export const content = recordKind({
  endpoint: listHowToUse,
  rows: (categories) => categories.flatMap(({ items }) => items),
  name: ({ title }) => title,
  noun: 'content',
  values: ({ categoryId, title, description }: HelpContent) => ({ categoryId, title, description }),
  needs: ['categoryId', 'title', 'description'],
  labels: { title: 'Title', categoryId: 'Category', description: 'Description' },
  restore: (id, values, _arg, inRound) => saveHelpContent.initiate({ ...values, id, media: null, inRound }),
  afterRound: invalidateHowToUse,
});

/** How the journal describes the calls of How to use. */
export const howToUseChanges = {
  createHelpCategory: (title: string) => addedForGood('category', title, 'these categories'),
  saveHelpContent: savesOf(content, 'How to use'),
  deleteHelpContent: deletionsOf(content),
} satisfies Changes;
