import { added, fieldsSet, deletionsOf, edited, editedForGood, type Changes, type Find } from '../changes';
import { type SaveModerator } from '@/services/moderators';
import { moderatorRecord } from '@/features/moderators/moderatorRecord';

/** How the journal describes the calls of Moderators. A stored role without an id cannot be sent again. */
export const changes = {
  saveModerator: ({ id, name, email, phone, role, modules }: SaveModerator, find: Find) => {
    if (id === undefined) return added(moderatorRecord, name, 'Moderators');
    const set = { name, email, phone, role, modules };
    const stored = find(moderatorRecord, id);
    return stored?.roleId === null
      ? editedForGood(moderatorRecord, name, 'Moderators', fieldsSet(set, moderatorRecord.values(stored)))
      : edited(moderatorRecord, id, set);
  },
  deleteModerator: deletionsOf(moderatorRecord),
} satisfies Changes;
