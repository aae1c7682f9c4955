import { HABIT_COUNT, makeHabit } from './habitFactory';
import { HIGHLIGHT_COUNT, makeHighlight, makeItems } from './highlightFactory';
import { table, type WithDb } from '../../database/table';

/** The practice's highlights with their items, and its habits. */
export function seedTracker(db: WithDb) {
  for (let n = 0; n < HIGHLIGHT_COUNT; n += 1) {
    const { id: highlightId } = table(db, 'highlights').insert(makeHighlight(n));
    for (const item of makeItems(n)) table(db, 'highlightItems').insert({ ...item, highlightId });
  }
  for (let n = 0; n < HABIT_COUNT; n += 1) table(db, 'habits').insert(makeHabit(n));
}
