import {
  added,
  deleted,
  edited,
  recordKind,
  recordSource,
  savedForGood,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { habitsApi, type SaveHabit } from '@/services/habits';
import { highlightsApi, type Highlight, type SaveHighlightItem } from '@/services/highlights';
import { type Id } from '@/services/http/decode';

const { listHighlights, renameHighlight } = highlightsApi.endpoints;

const highlight = recordKind({
  noun: 'highlight',
  endpoint: listHighlights,
  rows: (highlights) => highlights,
  name: ({ title }) => title,
  values: ({ title }: Highlight) => ({ title }),
  needs: ['title'],
  labels: { title: 'Title' },
  restore: (id, values) => renameHighlight.initiate({ id, ...values }),
});

const item = recordSource({
  endpoint: listHighlights,
  rows: (highlights) => highlights.flatMap(({ id, items }) => items.map((each) => ({ ...each, highlightId: id }))),
  name: ({ caption }) => caption,
});

const habit = recordSource({
  endpoint: habitsApi.endpoints.listHabits,
  rows: (habits) => habits,
  name: ({ name }) => name,
});

/** How the journal describes the calls of Tracker. */
export const trackerChanges = {
  createHighlight: ({ title }: { title: string }) => added('highlight', title, 'Tracker'),
  renameHighlight: ({ id, title }: { id: Id; title: string }) => edited(highlight, id, { title }),
  deleteHighlight: (id: Id, find: Find) => deleted('highlight', highlight, find(highlight, id)),
  saveHighlightItem: (set: SaveHighlightItem, find: Find) =>
    savedForGood(set, find(item, set.id), 'item', set.caption, 'Tracker'),
  deleteHighlightItem: ({ id }: { id: Id }, find: Find) => deleted('item', item, find(item, id)),
  saveHabit: (set: SaveHabit, find: Find) => savedForGood(set, find(habit, set.id), 'habit', set.name, 'Tracker'),
  deleteHabit: (id: Id, find: Find) => deleted('habit', habit, find(habit, id)),
} satisfies Changes;
