import { type SupplementFolderRow, type SupplementRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { table, type WithDb } from '../../database/table';
import { FOLDERS, type SupplementText } from './supplementTexts';

const toRow = ([title, description, dosage, externalLink, picture]: SupplementText) => ({
  title,
  description,
  dosage,
  externalLink,
  image: `supplements/${picture}.svg`,
});

export function seedSupplements(db: WithDb) {
  for (const [title, texts] of FOLDERS) {
    const { id: supplementsCategoryId } = table(db, 'supplementFolders').insert({ title });
    table(db, 'supplements').insertAll(texts.map((text) => ({ supplementsCategoryId, ...toRow(text) })));
  }
}

const ALL_TEXTS = FOLDERS.flatMap(([, texts]) => texts);

export const supplementFolderFactory = factoryOf((n): Omit<SupplementFolderRow, 'id'> => ({
  title: FOLDERS[n % FOLDERS.length]![0],
}));

export const makeSupplement = (n: number): Omit<SupplementRow, 'id'> => ({
  supplementsCategoryId: '1',
  ...toRow(ALL_TEXTS[n % ALL_TEXTS.length]!),
});

/** Belongs to the first folder unless `supplementsCategoryId` names another. */
export const supplementFactory = factoryOf(makeSupplement);
