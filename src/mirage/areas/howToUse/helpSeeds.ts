import { sampleHelp } from './helpFactory';
import { table, type WithDb } from '../../database/table';

/** The practice's help content in its categories. */
export function seedHelp(db: WithDb) {
  for (const { title, contents } of sampleHelp()) {
    const category = table(db, 'helpCategories').insert({ title });
    for (const content of contents) table(db, 'helpContents').insert({ howTouseCategoryId: category.id, ...content });
  }
}
