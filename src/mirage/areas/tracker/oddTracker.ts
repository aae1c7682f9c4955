import { makeHabit } from './habitFactory';
import { makeHighlight, makeItems } from './highlightFactory';
import { daysAgo } from '../../database/random';
import { table, type WithDb } from '../../database/table';

/** Titles with their numbers of items; the list shows them after the practice's, which are newer. */
const HIGHLIGHTS: readonly [title: string, items: number][] = [
  ['No title reaches the panel', 1],
  ['Nor does this one', 2],
  ['Two hundred items', 200],
  ['Nothing left', 0],
  ['The same title', 1],
  ['The same title', 1],
  ['  ', 3],
];

const HABITS = ['The same habit', 'The same habit', ' ', 'Seventeen letters', 'Eighteen lettersss'];

const [ITEM] = makeItems(0);

/** Adds highlights with no items, many items and the same title, and habits with unusual names. */
export function seedOddTracker(db: WithDb) {
  HIGHLIGHTS.forEach(([title, count], n) => {
    const createdAt = daysAgo(400 + n);
    const { id: highlightId } = table(db, 'highlights').insert({ ...makeHighlight(n), title, createdAt });
    for (let place = 0; place < count; place += 1) table(db, 'highlightItems').insert({ ...ITEM!, highlightId });
  });
  table(db, 'habits').insertAll(HABITS.map((name, n) => ({ ...makeHabit(n), name, createdAt: daysAgo(400 + n) })));
}
