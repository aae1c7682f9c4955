import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type Loaded } from '@/lib/loaded';
import { type User } from '@/services/userTypes';
import { selectConditions } from '../conditions/conditionsSlice';
import { type ShownGroup } from '../conditions/groupContext';
import { usersIndex } from './usersIndex';
import { selectSearch, selectSort, selectTab } from './usersListSlice';

/**
 * The users of the tab that the search and the conditions find, in the table's order; undefined until they are. Searching
 * 100,000 prepared texts takes a few milliseconds, less than a deferred second render would.
 */
export function useFoundUsers(users: Loaded<readonly User[]>) {
  const tab = useSelector(selectTab);
  const search = useSelector(selectSearch);
  const sort = useSelector(selectSort);
  const { conditions, conditionDraft } = useSelector(selectConditions);
  /** The members whom the conditions find, as their code says; null until then and without conditions. */
  const [group, onGroup] = useState<ShownGroup | null>(null);
  useEffect(() => {
    if (users) whenIdle(() => usersIndex(users).prepareSearch());
  }, [users]);
  const shown = conditions.length > 0 || conditionDraft ? group : null;
  // A group is of the list in which it was found, until the same is found in a newer one. Until the conditions' code has
  // come and found members, nobody is shown: everybody would be wrong.
  const everybody = conditions.length > 0 ? undefined : users;
  const searched = shown ? shown.group.users : everybody;
  const mask = shown?.group.mask;
  const found = useMemo(
    () => searched && usersIndex(searched).find({ tab, search, sort, mask }),
    [searched, tab, search, sort, mask],
  );
  return { found, shown, onGroup };
}
