import { screenState } from '@/screen/section';
import { conditionsSlice, conditionsUrlFields, type ConditionsState } from './conditions/conditionsSlice';
import { usersListSlice, listUrlFields, type UsersListState } from './list/usersListSlice';
import { usersScreen, usersUrlFields, type UsersState } from './usersScreen';

export type UsersView = UsersState & UsersListState & ConditionsState;

/** The section with all its rooms. */
export const USERS = screenState(
  '/users',
  usersScreen,
  // In the order of the links that people have.
  {
    view: listUrlFields.view,
    ...conditionsUrlFields,
    ...listUrlFields,
    ...usersUrlFields,
  },
  [usersListSlice, conditionsSlice],
);
