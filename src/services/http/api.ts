import { createApi } from '@reduxjs/toolkit/query/react';
import { makeBaseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';

/**
 * The one API slice. Each area injects its endpoints from a file of its own.
 *
 * A change invalidates at once: to wait until no call is pending, as RTK Query does by default, would let one call
 * without an answer hold up every list. What the wait is meant to prevent, the base query does (`baseQuery.ts`).
 */
export const api = createApi({
  baseQuery: makeBaseQuery((dispatch): void => void dispatch(invalidateEverything())),
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** What is shown loads again; what is only kept is dropped. */
export const invalidateEverything = () => api.util.invalidateTags([...TAG_TYPES]);
