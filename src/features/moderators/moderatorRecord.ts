import { recordKind } from '@/screen/record/record';
import { moderatorsApi, type Moderator } from '@/services/moderators';
import { fullName } from '@/services/names';

const { listModerators, saveModerator } = moderatorsApi.endpoints;

export const moderatorRecord = recordKind({
  noun: 'moderator',
  endpoint: listModerators,
  rows: (moderators) => moderators,
  name: fullName,
  about: ({ email }) => email,
  values: (row: Moderator) => ({
    name: fullName(row),
    email: row.email,
    phone: row.phone,
    role: row.roleId,
    modules: row.modules,
  }),
  required: ['name', 'email', 'phone', 'role'],
  labels: { name: 'Name', email: 'Email', phone: 'Phone', role: 'Role', modules: 'Modules' },
  save: (id, values) => saveModerator.initiate({ id, ...values }),
});
