import { useSelector } from 'react-redux';
import { useReload } from '@/services/http/useReload';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';
import { usersApi } from '@/services/users';
import { membersNear } from './matrix';

/**
 * How many members have a BMR near each kcal option; undefined until they are loaded, and for a person without the
 * permission for users, who loads none.
 */
export function useMembersNear() {
  const user = useSelector(selectUser);
  const isAllowed = user !== null && mayOpen(user, { module: 'Users' });
  const { data: users, isError } = usersApi.useListUsersQuery(undefined, { skip: !isAllowed });
  const loadAgain = useReload(usersApi.endpoints.listUsers);
  return { isAllowed, near: users && membersNear(users), isFailed: isError && !users, loadAgain };
}

export type MembersNear = ReturnType<typeof useMembersNear>;
