import { type HelpCategoryRow, type HelpContentRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { HELP, type HelpText } from './helpTexts';

const toRow = ([title, description, media]: HelpText) => ({ title, description, media });

/** The practice's categories, each with its contents. */
export const sampleHelp = () => HELP.map(([title, texts]) => ({ title, contents: texts.map(toRow) }));

const ALL_TEXTS = HELP.flatMap(([, texts]) => texts);

export const helpCategoryFactory = factoryOf((n): Omit<HelpCategoryRow, 'id'> => ({
  title: HELP[n % HELP.length]![0],
}));

/** Name the category with `howTouseCategoryId`; without it the content belongs to the first one. */
export const helpContentFactory = factoryOf((n): Omit<HelpContentRow, 'id'> => ({
  howTouseCategoryId: '1',
  ...toRow(ALL_TEXTS[n % ALL_TEXTS.length]!),
}));
