import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { useShownLists } from '@/screen/list/listContext';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type Id } from '@/services/http/decode';
import { howToUseApi, type HelpContent } from '@/services/howToUse';
import { useSelectableItems } from './selectedItems';
import { contentSchema } from '@/features/folders/howToUse/dialogs/contentForm';
import { contentRecord as kind } from '@/features/folders/howToUse/contentRecord';

const TEXTS = ['title', 'description'] as const;

/** Its picture or film stays as it is. */
const schema = contentSchema(undefined).pick(['category', 'title', 'description']);

const CONTENTS: Many<HelpContent, ReturnType<typeof kind.values>> = {
  kind,
  noun: 'content',
  refusal: ({ categoryId, ...values }) => refusalBy(schema, { ...values, category: String(categoryId) }),
};

const NONE: readonly never[] = [];

const ITEMS = {
  many: CONTENTS,
  remove: (id: Id) => howToUseApi.endpoints.deleteHelpContent.initiate({ id, inRound: true }),
  field: 'category',
  folderValue: 'categoryId',
  texts: TEXTS,
} as const;

export const selectedContents = changing(() =>
  useSelectableItems(ITEMS, useShownLists<HowToUseLists>().categories ?? NONE),
);
