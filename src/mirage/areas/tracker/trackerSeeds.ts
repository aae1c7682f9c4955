import { HABIT_COUNT, makeHabit } from './habitFactory';
import { HIGHLIGHT_COUNT, makeHighlight, makeItems } from './highlightFactory';
import { makeMany } from '../../database/factoryOf';
import { table, type WithDb } from '../../database/table';

export function seedTracker(db: WithDb) {
  for (let n = 0; n < HIGHLIGHT_COUNT; n += 1) {
    const { id: highlightId } = table(db, 'highlights').insert(makeHighlight(n));
    table(db, 'highlightItems').insertAll(makeItems(n).map((item) => ({ ...item, highlightId })));
  }
  table(db, 'habits').insertAll(makeMany(HABIT_COUNT, makeHabit));
}
