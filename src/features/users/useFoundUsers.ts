import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type User } from '@/services/userTypes';
import { usersIndex } from './usersIndex';
import { selectUsersScreen } from './usersScreen';

/**
 * The users of the tab that the search finds, in the table's order; undefined until the list is known. Searching 100,000
 * prepared texts takes a few milliseconds, less than a deferred second render would.
 */
export function useFoundUsers(users: readonly User[] | undefined) {
  const { tab, search, sort } = useSelector(selectUsersScreen);
  useEffect(() => {
    if (users) whenIdle(() => usersIndex(users).prepareSearch());
  }, [users]);
  return useMemo(() => users && usersIndex(users).find({ tab, search, sort }), [users, tab, search, sort]);
}
