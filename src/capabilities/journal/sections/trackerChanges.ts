import { added, deletionsOf, edited, savesForGood, type Changes } from '../changes';
import { type Id } from '@/services/http/decode';
import { habitRecord } from '@/features/tracker/habits/habitRecord';
import { highlightRecord, itemRecord } from '@/features/tracker/highlights/highlightRecord';

/** How the journal describes the calls of Tracker. */
export const changes = {
  createHighlight: ({ title }: { title: string }) => added(highlightRecord, title, 'Tracker'),
  renameHighlight: ({ id, title }: { id: Id; title: string }) => edited(highlightRecord, id, { title }),
  deleteHighlight: deletionsOf(highlightRecord),
  saveHighlightItem: savesForGood(itemRecord, 'Tracker'),
  deleteHighlightItem: deletionsOf(itemRecord),
  saveHabit: savesForGood(habitRecord, 'Tracker'),
  deleteHabit: deletionsOf(habitRecord),
} satisfies Changes;
