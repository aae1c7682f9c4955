import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, invalidateEverything } from './api';
import { isSilent, type CallError } from './errors';

interface State {
  api: ReturnType<typeof api.reducer>;
}

/** The cache's own count, as the state tells it only every half second. */
interface Subscribers {
  getSubscriptionCount: (key: string) => number;
}

/**
 * Loads the data of the screen again: refetches what has subscribers and removes what is only cached. Pending queries
 * are aborted and sent again.
 */
export const refreshed = (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch) => {
  const pending = dispatch(api.util.getRunningQueriesThunk());
  for (const load of pending) load.abort();
  await Promise.all(pending);
  dispatch(invalidateEverything());
  const { getSubscriptionCount } = dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as Subscribers;
  // An aborted first load has no tags yet, so no tag would refetch it. Nobody waits for that of a screen that was left.
  for (const load of pending) if (getSubscriptionCount(load.queryCacheKey) > 0) void load.refetch();
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
