import { screenState } from '@/screen/section';
import { usersListSlice, listUrlFields, type UsersListState } from './list/usersListSlice';
import { usersScreen, usersUrlFields, type UsersState } from './usersScreen';

export type UsersView = UsersState & UsersListState;

/** The section with all its rooms. */
export const USERS = screenState(
  '/users',
  usersScreen,
  // In the order of the links that people have.
  {
    view: listUrlFields.view,
    ...listUrlFields,
    ...usersUrlFields,
  },
  [usersListSlice],
);
