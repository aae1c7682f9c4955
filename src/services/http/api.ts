import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type CallError } from './errors';
import { type Call } from './request';
import { TAG_TYPES } from './tags';
import { type AllUnread } from './unread';

/** Sends a call. The store has it in the `extra` of its thunks, so that endpoints and forms load nothing of the way there. */
export type SendCall = BaseQueryFn<Call, unknown, CallError, object, AllUnread>;

const baseQuery: SendCall = (call, api, options) => (api.extra as { sendCall: SendCall }).sendCall(call, api, options);

/**
 * The one API slice. Each area injects its endpoints from a file of its own.
 *
 * Mutations invalidate at once. By default RTK Query waits until no call is pending, so that one call without an answer
 * would block every list. The base query prevents the stale loads that this wait is meant to prevent.
 */
export const api = createApi({
  baseQuery,
  tagTypes: TAG_TYPES,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** Refetches what has subscribers and removes what is only cached. */
export const invalidateEverything = () => api.util.invalidateTags([...TAG_TYPES]);
