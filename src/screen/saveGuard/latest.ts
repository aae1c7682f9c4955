import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { pause } from '@/lib/pause';

/** How old a copy of a record may be, in milliseconds, to be compared without a refetch. */
const FRESH_MS = 15_000;

/** How long the look before a save may keep that save waiting. */
const LOOK_MS = 3_000;

/** How often a list is read at most while its records change one after the other, in milliseconds. */
export const LOOK_EVERY_MS = 5_000;

/** What the cache has of a query. */
export interface QueryState<Data> {
  status?: string;
  data?: Data;
  error?: unknown;
  startedTimeStamp?: number;
  fulfilledTimeStamp?: number;
}

/** The endpoint of a query whose result contains the record. */
export interface RecordEndpoint<Arg, Data> {
  name: string;
  initiate: (
    arg: Arg,
    options: { forceRefetch?: true; subscribe: false },
  ) => ThunkAction<Promise<QueryState<Data>>, never, unknown, UnknownAction>;
  select: (arg: Arg) => (state: never) => QueryState<Data>;
}

export interface Store {
  dispatch: unknown;
  getState: () => unknown;
}

interface Query<Arg, Data> {
  endpoint: RecordEndpoint<Arg, Data>;
  arg: Arg;
  /** For a list that is too large to be refetched at each change: only its cached copy is read. */
  isCacheOnly?: boolean;
  /** The copy must have been asked for since then, in milliseconds since 1970. */
  since?: number;
  /** How long the server's answer is waited for, in milliseconds; not for long by default, since a save waits for it. */
  patience?: number;
}

/** A query's result: from the cache while that is fresh, otherwise from the server, if it answers in time. */
export async function latestOf<Arg, Data>(
  { dispatch, getState }: Store,
  { endpoint, arg, isCacheOnly, since, patience = LOOK_MS }: Query<Arg, Data>,
): Promise<{ data: Data } | { error: unknown }> {
  const askAgain = () => {
    const run = dispatch as ThunkDispatch<never, unknown, UnknownAction>;
    const reply = run(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }));
    const late = pause(patience).then((): QueryState<Data> => ({ error: 'late' }));
    return Promise.race([reply, late]);
  };
  const cached = () => endpoint.select(arg)(getState() as never);
  // Who asks while an answer is on its way gets that one, which may be older than the question.
  if (since !== undefined && cached().status === 'pending') await askAgain();
  const copy = cached();
  const { status, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = copy;
  const isFresh =
    since === undefined
      ? Date.now() - fulfilledTimeStamp <= FRESH_MS
      : status === 'fulfilled' && startedTimeStamp >= since;
  const { data, error } = isFresh || isCacheOnly ? copy : await askAgain();
  return error || data === undefined ? { error } : { data };
}
