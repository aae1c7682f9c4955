import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useNow } from '@/components/clock/useNow';
import { notificationsApi } from '@/services/notifications';
import { type User } from '@/services/userTypes';
import { useMayFilter } from './conditionsContext';
import { findGroup, type Group } from './group';
import { type LoadFilter } from './masks';
import { type Conditions } from './syntax';

type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Asks the server whom a filter of notification folders finds. */
function useLoadFilter(): LoadFilter {
  const dispatch = useDispatch<Dispatch>();
  const isAllowed = useMayFilter();
  return useCallback(
    async (filter) => {
      if (!isAllowed) throw new Error('not permitted');
      const request = dispatch(notificationsApi.endpoints.listCandidates.initiate([filter]));
      try {
        return new Set((await request.unwrap()).map(({ id }) => id));
      } finally {
        request.unsubscribe();
      }
    },
    [dispatch, isAllowed],
  );
}

/**
 * The members of a list whom conditions find; null without conditions and until they are found for the first time.
 * While others are being looked for, the group is the one before, so that no row moves twice.
 */
export function useGroup(users: readonly User[], conditions: Conditions) {
  const load = useLoadFilter();
  const now = useNow();
  const [attempt, setAttempt] = useState(0);
  const [group, setGroup] = useState<Group | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) throw failure.error;
  // Or other conditions would begin with the rows of these.
  if (group && conditions.length === 0) setGroup(null);

  useEffect(() => {
    if (conditions.length === 0) return undefined;
    const leaving = new AbortController();
    findGroup(users, conditions, { load, signal: leaving.signal }).then(setGroup, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure({ error });
    });
    return () => leaving.abort();
  }, [users, conditions, load, attempt, now]);

  const isCurrent = group?.users === users && group.conditions === conditions;
  return {
    group,
    isSearching: conditions.length > 0 && !isCurrent,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
