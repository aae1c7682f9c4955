import { type Loaded } from '@/lib/loaded';
import { refusalBy, type Many } from '@/screen/changeMany/many';
import { howToUseApi, type HelpCategory, type HelpContent } from '@/services/howToUse';
import { SelectedItems } from '../SelectedItems';
import { contentSchema } from './dialogs/contentForm';
import { contentRecord as kind } from './contentRecord';

const TEXTS = ['title', 'description'] as const;

/** Its picture or film stays as it is. */
const schema = contentSchema(undefined).pick(['category', 'title', 'description']);

const CONTENTS: Many<HelpContent, ReturnType<typeof kind.values>> = {
  kind,
  noun: 'content',
  refusal: ({ categoryId, ...values }) => refusalBy(schema, { ...values, category: String(categoryId) }),
};

const NONE: readonly never[] = [];

/** What can be done with the selected help. */
export const SelectedContents = ({ categories = NONE }: { categories: Loaded<readonly HelpCategory[]> }) => (
  <SelectedItems
    many={CONTENTS}
    remove={(id) => howToUseApi.endpoints.deleteHelpContent.initiate({ id, inRound: true })}
    field="category"
    folders={categories}
    folderValue="categoryId"
    texts={TEXTS}
  />
);
