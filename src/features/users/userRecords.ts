import { recordKind, recordSource } from '@/screen/record/record';
import { fullName } from '@/services/names';
import { invalidateUsers, usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';

const { listUsers, updateBmr, activateUser, deactivateUser, assignSupplements } = usersApi.endpoints;

const users = {
  endpoint: listUsers,
  rows: (rows: readonly User[]) => rows,
  name: fullName,
  about: ({ email }: User) => email,
  largeList: 'users',
};

export const statusRecord = recordKind({
  ...users,
  noun: 'status',
  values: ({ isActive }: User) => ({ isActive }),
  required: [],
  labels: { isActive: 'Status' },
  save: (id, { isActive }, _arg, inRound) => (isActive ? activateUser : deactivateUser).initiate({ id, inRound }),
  afterRound: invalidateUsers,
});

export const bmrRecord = recordKind({
  ...users,
  noun: 'BMR',
  values: ({ bmr: value }: User) => ({ bmr: value }),
  required: ['bmr'],
  labels: { bmr: 'BMR' },
  save: (userId, values) => updateBmr.initiate({ userId, ...values }),
});

export const assignmentRecord = recordKind({
  ...users,
  noun: 'supplements',
  values: ({ supplementFolderIds }: User) => ({ supplementCategoryId: supplementFolderIds }),
  required: [],
  labels: { supplementCategoryId: 'Supplements' },
  save: (userId, values, _arg, inRound) => assignSupplements.initiate({ userId, ...values, inRound }),
  afterRound: invalidateUsers,
});

export const userRecord = recordSource({ ...users, noun: 'user' });
