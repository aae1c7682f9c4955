import { type SupplementFolderRow, type SupplementRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { FOLDERS, type SupplementText } from './supplementTexts';

const toRow = ([title, description, dosage, externalLink, picture]: SupplementText) => ({
  title,
  description,
  dosage,
  externalLink,
  image: `supplements/${picture}.svg`,
});

/** The practice's folders, each with its supplements. */
export const sampleFolders = () => FOLDERS.map(([title, texts]) => ({ title, supplements: texts.map(toRow) }));

const ALL_TEXTS = FOLDERS.flatMap(([, texts]) => texts);

export const supplementFolderFactory = factoryOf((n): Omit<SupplementFolderRow, 'id'> => ({
  title: FOLDERS[n % FOLDERS.length]![0],
}));

export const makeSupplement = (n: number): Omit<SupplementRow, 'id'> => ({
  supplementsCategoryId: '1',
  ...toRow(ALL_TEXTS[n % ALL_TEXTS.length]!),
});

/** Name the folder with `supplementsCategoryId`; without it the supplement lies in the first one. */
export const supplementFactory = factoryOf(makeSupplement);
