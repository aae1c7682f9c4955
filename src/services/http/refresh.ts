import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api, invalidateEverything } from './api';
import { isSilent, type CallError } from './errors';

interface State {
  api: ReturnType<typeof api.reducer>;
}

/**
 * Loads the data of the screen again: what is shown is fetched, what is only kept is dropped. A load that is still
 * pending is given up and asked for anew.
 */
export const refreshed = (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch) => {
  const pending = dispatch(api.util.getRunningQueriesThunk());
  for (const load of pending) load.abort();
  await Promise.all(pending);
  dispatch(invalidateEverything());
  // A first load that was given up has no tags yet.
  for (const load of pending) void load.refetch();
};

/** Whether a load of what is on screen has failed, and none has gone through since. */
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
