import { USERS_TABLE } from '@/features/users/list/usersColumns';
import { USERS } from '@/features/users/usersRooms';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { changeManyRows } from '../changeManyRows';

const rows = {
  table: USERS_TABLE.name,
  recordOf: (user: User) => ({ id: user.id, name: fullName(user) || user.email }),
  areBoxesShown: true,
};

export const fills = changeManyRows(
  USERS,
  rows,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedUsers')).selectedUsers,
);
