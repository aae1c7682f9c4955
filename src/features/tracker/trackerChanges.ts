import {
  added,
  deletionsOf,
  edited,
  recordKind,
  recordSource,
  savesForGood,
  type Changes,
} from '@/screen/journal/changes';
import { habitsApi } from '@/services/habits';
import { highlightsApi, type Highlight } from '@/services/highlights';
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
  noun: 'item',
  endpoint: listHighlights,
  rows: (highlights) => highlights.flatMap(({ id, items }) => items.map((each) => ({ ...each, highlightId: id }))),
  name: ({ caption }) => caption,
});

const habit = recordSource({
  noun: 'habit',
  endpoint: habitsApi.endpoints.listHabits,
  rows: (habits) => habits,
  name: ({ name }) => name,
});

/** How the journal describes the calls of Tracker. */
export const trackerChanges = {
  createHighlight: ({ title }: { title: string }) => added('highlight', title, 'Tracker'),
  renameHighlight: ({ id, title }: { id: Id; title: string }) => edited(highlight, id, { title }),
  deleteHighlight: deletionsOf(highlight),
  saveHighlightItem: savesForGood(item, 'Tracker'),
  deleteHighlightItem: deletionsOf(item),
  saveHabit: savesForGood(habit, 'Tracker'),
  deleteHabit: deletionsOf(habit),
} satisfies Changes;
