import { USERS_TABLE } from '@/features/users/list/usersColumns';
import { USERS } from '@/features/users/usersRooms';
import { fullName } from '@/services/names';
import { type User } from '@/services/userTypes';
import { changeManyRows } from '../changeManyRows';
import { PageBoxes, RowBox } from '../rowBoxes';

const rows = {
  name: USERS_TABLE.name,
  nameOf: (user: User) => fullName(user) || user.email,
  boxes: { RowBox, PageBoxes },
};

export const fills = changeManyRows(
  USERS,
  rows,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedUsers')).selectedUsers,
);
