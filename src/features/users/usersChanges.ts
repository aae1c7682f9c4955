import { titleOf } from '@/components/format/title';
import {
  added,
  deletionsOf,
  edited,
  recordKind,
  recordSource,
  type Changes,
  type Find,
  type Sign,
} from '@/screen/journal/changes';
import { type Id } from '@/services/http/decode';
import { fullName } from '@/services/names';
import { supplementsApi } from '@/services/supplements';
import { type ById } from '@/services/http/tags';
import { invalidateUsers, usersApi, type AssignSupplements, type CreateUser } from '@/services/users';
import { type User } from '@/services/userTypes';

const { listUsers, updateBmr, activateUser, deactivateUser, assignSupplements } = usersApi.endpoints;

const users = {
  endpoint: listUsers,
  rows: (rows: readonly User[]) => rows,
  name: fullName,
  largeList: 'users',
};

export const status = recordKind({
  ...users,
  noun: 'status',
  values: ({ isActive }: User) => ({ isActive }),
  needs: [],
  labels: { isActive: 'Status' },
  restore: (id, { isActive }, _arg, inRound) => (isActive ? activateUser : deactivateUser).initiate({ id, inRound }),
  afterRound: invalidateUsers,
});

const bmr = recordKind({
  ...users,
  noun: 'BMR',
  values: ({ bmr: value }: User) => ({ bmr: value }),
  needs: ['bmr'],
  labels: { bmr: 'BMR' },
  restore: (userId, values) => updateBmr.initiate({ userId, ...values }),
});

export const assignment = recordKind({
  ...users,
  noun: 'supplements',
  values: ({ supplementFolderIds }: User) => ({ supplementCategoryId: supplementFolderIds }),
  needs: [],
  labels: { supplementCategoryId: 'Supplements' },
  restore: (userId, values, _arg, inRound) => assignSupplements.initiate({ userId, ...values, inRound }),
  afterRound: invalidateUsers,
});

const user = recordSource({ ...users, noun: 'user' });

const folder = recordSource({
  noun: 'folder',
  endpoint: supplementsApi.endpoints.listSupplements,
  rows: (folders) => folders,
  name: ({ title }) => title,
});

const turned =
  (isActive: boolean, sign: Sign, before: string) =>
  ({ id }: ById) => ({
    ...edited(status, id, { isActive }),
    verb: { sign, before, after: '', noun: 'user' },
  });
const assigned = ({ userId, supplementCategoryId }: AssignSupplements, find: Find) => {
  const titles = supplementCategoryId.map((id) => titleOf(find(folder, id)?.title ?? ''));
  return {
    ...edited(assignment, userId, { supplementCategoryId }),
    verb: {
      sign: 'edited' as const,
      before: 'Changed the supplements of ',
      after: ` to ${titles.join(', ') || 'none'}`,
      noun: 'user',
    },
  };
};

/** How the journal describes the calls of Users. */
export const usersChanges = {
  createUser: ({ firstName, lastName }: CreateUser) => added('user', fullName({ firstName, lastName }), 'Users'),
  deleteUser: deletionsOf(user),
  updateBmr: ({ userId, bmr: value }: { userId: Id; bmr: number }) => edited(bmr, userId, { bmr: value }),
  activateUser: turned(true, 'on', 'Activated '),
  deactivateUser: turned(false, 'off', 'Deactivated '),
  assignSupplements: assigned,
} satisfies Changes;
