import { createApi } from '@reduxjs/toolkit/query/react';
import { makeBaseQuery } from './baseQuery';
import { TAG_TYPES, tellChange } from './tags';

/**
 * The one API slice. Each area injects its endpoints from a file of its own.
 *
 * Mutations invalidate at once. By default RTK Query waits until no call is pending, so that one call without an answer
 * would block every list. The base query prevents the stale loads that this wait is meant to prevent.
 */
export const api = createApi({
  baseQuery: makeBaseQuery((dispatch) => {
    tellChange(TAG_TYPES);
    dispatch(invalidateEverything());
  }),
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** Refetches what has subscribers and removes what is only cached. */
export const invalidateEverything = () => api.util.invalidateTags([...TAG_TYPES]);
