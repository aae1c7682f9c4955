import { useSelector } from 'react-redux';
import { wasSmall } from '@/services/http/replySizes';
import { usersApi, useListUsersQuery } from '@/services/users';
import { useCountAsked } from './useCountAsked';

const selectUsers = usersApi.endpoints.listUsers.select();

/**
 * The users, if they are in the cache; they are loaded where they were few the last time, or after `ask`. Shown, they stay
 * in the cache.
 */
export function useUsersToCount(isWanted: boolean) {
  const [isAsked, ask] = useCountAsked('users');
  const isThere = useSelector((root: Parameters<typeof selectUsers>[0]) => selectUsers(root).data !== undefined);
  const mayLoad = isAsked || isThere || wasSmall('listUsers(undefined)') === true;
  const { data: users, isError } = useListUsersQuery(undefined, { skip: !isWanted || !mayLoad });
  return { users, isError, ask: mayLoad ? undefined : ask };
}
