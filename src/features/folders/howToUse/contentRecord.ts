import { recordKind } from '@/screen/record/record';
import { howToUseApi, invalidateHowToUse, type HelpContent } from '@/services/howToUse';

const { listHowToUse, saveHelpContent, deleteHelpContent } = howToUseApi.endpoints;

/** Help without its picture or film, which no call puts back. */
export const contentRecord = recordKind({
  endpoint: listHowToUse,
  rows: (categories) => categories.flatMap(({ items }) => items),
  name: ({ title }) => title,
  noun: 'content',
  values: ({ categoryId, title, description }: HelpContent) => ({ categoryId, title, description }),
  required: ['categoryId', 'title', 'description'],
  labels: { title: 'Title', categoryId: 'Category', description: 'Description' },
  save: (id, values, _arg, inRound) => saveHelpContent.initiate({ ...values, id, media: null, inRound }),
  remove: (id) => deleteHelpContent.initiate({ id, inRound: true }),
  afterRound: invalidateHowToUse,
});
