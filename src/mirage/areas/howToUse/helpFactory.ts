import { type HelpCategoryRow, type HelpContentRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { table, type WithDb } from '../../database/table';
import { HELP, type HelpText } from './helpTexts';

const toRow = ([title, description, media]: HelpText) => ({ title, description, media });

export function seedHelp(db: WithDb) {
  for (const [title, texts] of HELP) {
    const { id: howTouseCategoryId } = table(db, 'helpCategories').insert({ title });
    table(db, 'helpContents').insertAll(texts.map((text) => ({ howTouseCategoryId, ...toRow(text) })));
  }
}

const ALL_TEXTS = HELP.flatMap(([, texts]) => texts);

export const helpCategoryFactory = factoryOf((n): Omit<HelpCategoryRow, 'id'> => ({
  title: HELP[n % HELP.length]![0],
}));

/** Belongs to the first category unless `howTouseCategoryId` names another. */
export const helpContentFactory = factoryOf((n): Omit<HelpContentRow, 'id'> => ({
  howTouseCategoryId: '1',
  ...toRow(ALL_TEXTS[n % ALL_TEXTS.length]!),
}));
