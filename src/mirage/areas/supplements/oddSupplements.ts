import { makeSupplement } from './supplementFactory';
import { type SupplementRow } from './rows';
import { table, type WithDb } from '../../database/table';

/** The scenario replaces texts by position (`oddities.ts`): the fourth, seventh and eighth row lose their links. */
const SUPPLEMENTS: readonly Partial<SupplementRow>[] = [
  { externalLink: 'HTTP://minerals.example/zinc' },
  { externalLink: '//minerals.example/iron', image: null },
  { externalLink: 'minerals.example:8080/selenium', dosage: '' },
  {},
  { externalLink: 'data:text/html,<script>alert(1)</script>' },
  { externalLink: 'mailto:orders@minerals.example', description: '\n\nWith food.\n\n\nNot with tea.\n' },
  {},
  {},
  { externalLink: 'ask the pharmacy', title: '💊', description: 'Every morning. '.repeat(60) },
];

/** Adds two folders that lose their titles, and one with links of every kind. */
export function seedOddSupplements(db: WithDb) {
  table(db, 'supplementFolders').insert({ title: 'Imported' });
  table(db, 'supplementFolders').insert({ title: 'Imported too' });
  const { id } = table(db, 'supplementFolders').insert({ title: 'Odds and ends' });
  table(db, 'supplements').insertAll(
    SUPPLEMENTS.map((changes, n) => ({ ...makeSupplement(n), ...changes, supplementsCategoryId: id })),
  );
}
