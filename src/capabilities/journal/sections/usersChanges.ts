import { titleOf } from '@/components/format/title';
import { added, deletionsOf, edited, type Changes, type Find, type Sign } from '../changes';
import { recordSource } from '@/screen/record/record';
import { type Id } from '@/services/http/decode';
import { fullName } from '@/services/names';
import { supplementsApi } from '@/services/supplements';
import { type ById } from '@/services/http/tags';
import { type AssignSupplements, type CreateUser } from '@/services/users';
import { assignmentRecord, bmrRecord, statusRecord, userRecord } from '@/features/users/userRecords';

const folder = recordSource({
  noun: 'folder',
  endpoint: supplementsApi.endpoints.listSupplements,
  rows: (folders) => folders,
  name: ({ title }) => title,
});

const turned =
  (isActive: boolean, sign: Sign, before: string) =>
  ({ id }: ById) => ({
    ...edited(statusRecord, id, { isActive }),
    verb: { sign, before, after: '', noun: 'user' },
  });
const assigned = ({ userId, supplementCategoryId }: AssignSupplements, find: Find) => {
  const titles = supplementCategoryId.map((id) => titleOf(find(folder, id)?.title ?? ''));
  return {
    ...edited(assignmentRecord, userId, { supplementCategoryId }),
    verb: {
      sign: 'edited' as const,
      before: 'Changed the supplements of ',
      after: ` to ${titles.join(', ') || 'none'}`,
      noun: 'user',
    },
  };
};

/** How the journal describes the calls of Users. */
export const changes = {
  createUser: ({ firstName, lastName }: CreateUser) => added(userRecord, fullName({ firstName, lastName }), 'Users'),
  deleteUser: deletionsOf(userRecord),
  updateBmr: ({ userId, bmr: value }: { userId: Id; bmr: number }) => edited(bmrRecord, userId, { bmr: value }),
  activateUser: turned(true, 'on', 'Activated '),
  deactivateUser: turned(false, 'off', 'Deactivated '),
  assignSupplements: assigned,
} satisfies Changes;
