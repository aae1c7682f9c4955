import { wasSmall } from '@/services/http/replySizes';
import { useReload } from '@/services/http/useReload';
import { usersApi } from '@/services/users';
import { membersNear } from './matrix';
import { useMayOpen } from '@/services/session/useSession';

const { listUsers } = usersApi.endpoints;

/**
 * How many members have a BMR near each kcal option; undefined until they are loaded, and for a person without the
 * permission for users, who loads none. They come from the cache; loaded they are where they were few the last time, or by
 * `load`.
 */
export function useMembersNear() {
  const isAllowed = useMayOpen('Users');
  const { data, isFetching, isError } = listUsers.useQueryState(undefined);
  const mayLoad = data !== undefined || wasSmall('listUsers(undefined)') === true;
  const { data: users } = usersApi.useListUsersQuery(undefined, { skip: !isAllowed || !mayLoad });
  const load = useReload(listUsers);
  return {
    isAllowed,
    near: users && membersNear(users),
    /** Whether they wait for a press. */
    isUncounted: isAllowed && !mayLoad && !isFetching && !isError,
    isFailed: isAllowed && isError && !users,
    load,
  };
}

export type MembersNear = ReturnType<typeof useMembersNear>;
