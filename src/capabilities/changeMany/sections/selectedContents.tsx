import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { useShownLists } from '@/screen/list/listContext';
import { changing } from '../changing';
import { refusalBy, type Many } from '../many';
import { type HelpContent } from '@/services/howToUse';
import { useSelectableItems } from './selectedItems';
import { contentSchema } from '@/features/folders/howToUse/dialogs/contentForm';
import { contentRecord } from '@/features/folders/howToUse/contentRecord';

const TEXTS = ['title', 'description'] as const;

/** Its picture or film stays as it is. */
const schema = contentSchema(undefined).pick(['category', 'title', 'description']);

const CONTENTS: Many<HelpContent, ReturnType<typeof contentRecord.values>> = {
  ...contentRecord,
  refusal: ({ categoryId, ...values }) => refusalBy(schema, { ...values, category: String(categoryId) }),
};

const NONE: readonly never[] = [];

const ITEMS = {
  many: CONTENTS,
  field: 'category',
  folderValue: 'categoryId',
  texts: TEXTS,
} as const;

export const selectedContents = changing(() =>
  useSelectableItems(ITEMS, useShownLists<HowToUseLists>().categories ?? NONE),
);
