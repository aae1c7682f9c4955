import { createAction, createSelector, type Dispatch, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, invalidateEverything } from './api';
import { isSilent, type CallError } from './errors';

interface State {
  api: ReturnType<typeof api.reducer>;
}

/** Tells how many subscribers a query has now, by its key in the cache; the state tells it only every half second. */
export function subscriberCount(dispatch: Dispatch): (key: string) => number {
  const asked: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  return (asked as { getSubscriptionCount: (key: string) => number }).getSubscriptionCount;
}

/** The person pressed Refresh; the screen loads again after the browser was offline too. */
export const refreshAsked = createAction('app/refreshAsked');

/**
 * Loads the data of the screen again: refetches what has subscribers and removes what is only cached. Pending queries
 * are aborted and sent again.
 */
export const refreshed = (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch) => {
  const pending = dispatch(api.util.getRunningQueriesThunk());
  for (const load of pending) load.abort();
  await Promise.all(pending);
  dispatch(invalidateEverything());
  const countOf = subscriberCount(dispatch);
  // An aborted first load has no tags yet, so no tag would refetch it. Nobody waits for that of a screen that was left.
  for (const load of pending) if (countOf(load.queryCacheKey) > 0) void load.refetch();
};

/** Whether the last load of any list on screen has failed. */
export const selectHasFailedLoad = createSelector(
  [({ api: { queries } }: State) => queries, ({ api: { subscriptions } }: State) => subscriptions],
  (queries, subscriptions) =>
    Object.entries(queries).some(
      ([key, query]) =>
        query?.status === QueryStatus.rejected &&
        !isSilent(query.error as CallError) &&
        Object.keys(subscriptions[key] ?? {}).length > 0,
    ),
);
