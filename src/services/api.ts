import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAG_TYPES } from './tags';

/** The one API slice. Each area injects its endpoints from a file of its own. */
export const api = createApi({
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

/** Loads the data of the screen again: whatever is shown is fetched, whatever is only kept is dropped. */
export const refreshed = () => api.util.invalidateTags([...TAG_TYPES]);
