import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type User } from '@/services/userTypes';
import { selectUsersScreen } from './usersScreen';
import { findUsers, prepareSearch } from './usersView';

/** Looking through 100,000 prepared texts takes a few milliseconds, less than waiting for a second render would. */
export function useFoundUsers(users: readonly User[]) {
  const { tab, search, sort } = useSelector(selectUsersScreen);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const handle = requestIdleCallback(() => prepareSearch(users));
    return () => cancelIdleCallback(handle);
  }, [users]);
  return useMemo(() => findUsers(users, { tab, search, sort }), [users, tab, search, sort]);
}
