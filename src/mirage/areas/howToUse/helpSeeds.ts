import { sampleHelp } from './helpFactory';
import { table, type WithDb } from '../../database/table';

/** The practice's help content in its categories. */
export function seedHelp(db: WithDb) {
  for (const { title, contents } of sampleHelp()) {
    const { id: howTouseCategoryId } = table(db, 'helpCategories').insert({ title });
    table(db, 'helpContents').insertAll(contents.map((content) => ({ howTouseCategoryId, ...content })));
  }
}
