import {
  added,
  fieldsSet,
  deletionsOf,
  edited,
  editedForGood,
  recordKind,
  type Changes,
  type Find,
} from '@/screen/journal/changes';
import { moderatorsApi, type Moderator, type SaveModerator } from '@/services/moderators';
import { fullName } from '@/services/names';

const { listModerators, saveModerator } = moderatorsApi.endpoints;

const moderator = recordKind({
  noun: 'moderator',
  endpoint: listModerators,
  rows: (moderators) => moderators,
  name: fullName,
  values: (row: Moderator) => ({
    name: fullName(row),
    email: row.email,
    phone: row.phone,
    role: row.roleId,
    modules: row.modules,
  }),
  needs: ['name', 'email', 'phone', 'role'],
  labels: { name: 'Name', email: 'Email', phone: 'Phone', role: 'Role', modules: 'Modules' },
  restore: (id, values) => saveModerator.initiate({ id, ...values }),
});

/** How the journal describes the calls of Moderators. A stored role without an id cannot be sent again. */
export const moderatorsChanges = {
  saveModerator: ({ id, name, email, phone, role, modules }: SaveModerator, find: Find) => {
    if (id === undefined) return added('moderator', name, 'Moderators');
    const set = { name, email, phone, role, modules };
    const stored = find(moderator, id);
    return stored?.roleId === null
      ? editedForGood('moderator', name, 'Moderators', fieldsSet(set, moderator.values(stored)))
      : edited(moderator, id, set);
  },
  deleteModerator: deletionsOf(moderator),
} satisfies Changes;
