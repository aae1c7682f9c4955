import { type HelpContentRow } from './rows';
import { table, type WithDb } from '../../database/table';

const IMPORTED = {
  title: 'Imported content',
  description: 'Came with the old app.',
  media: 'habits/log-meals.svg',
};

/** The scenario replaces texts by position (`oddities.ts`): the fourth and the fifth row get unusable media. */
const CONTENTS: readonly Partial<HelpContentRow>[] = [
  { title: 'A film elsewhere', media: 'https://films.example/elsewhere.mp4' },
  { title: 'A page elsewhere', media: 'https://films.example/watch?v=7' },
  { title: 'Another film elsewhere', media: 'HTTP://FILMS.EXAMPLE/LOUD.MP4' },
  {},
  {},
  { title: 'No media', media: '' },
  {},
  {},
  { title: ' ', description: 'One line.\n\n\nAnother one.\n'.repeat(20), media: '//films.example/a.mp4' },
];

/** Adds a category with media of every kind, and two categories that lose their titles. */
export function seedOddHelp(db: WithDb) {
  const { id } = table(db, 'helpCategories').insert({ title: 'Odds and ends' });
  table(db, 'helpCategories').insert({ title: 'Imported' });
  table(db, 'helpCategories').insert({ title: 'Imported too' });
  table(db, 'helpContents').insertAll(CONTENTS.map((changes) => ({ howTouseCategoryId: id, ...IMPORTED, ...changes })));
}
