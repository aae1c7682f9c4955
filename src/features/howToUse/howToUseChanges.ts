import { added, deleted, editedForGood, recordSource, type Changes, type Find } from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { howToUseApi, type SaveHelpContent } from '@/services/howToUse';

const content = recordSource({
  endpoint: howToUseApi.endpoints.listHowToUse,
  rows: (categories) => categories.flatMap(({ contents }) => contents),
  name: ({ title }) => title,
});

/** How the journal describes the calls of How to use. */
export const howToUseChanges = {
  createHelpCategory: (title: string) => ({
    ...added('category', title, 'How to use'),
    reason: 'Cannot be undone: these categories cannot be deleted.',
  }),
  saveHelpContent: ({ id, title }: SaveHelpContent) =>
    id === undefined ? added('content', title, 'How to use') : editedForGood('content', title, 'How to use'),
  deleteHelpContent: (id: Id, find: Find) => deleted('content', content, find(content, id)),
} satisfies Changes;
