import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { pause } from '@/components/lazy/pause';

/** How old a copy of a record may be, in milliseconds, to be compared without a refetch. */
const FRESH_MS = 15_000;

/** How long the look before a save may keep that save waiting. */
const LOOK_MS = 3_000;

/** What the cache has of a query. */
export interface QueryState<Data> {
  status?: string;
  data?: Data;
  error?: unknown;
  fulfilledTimeStamp?: number;
}

/** The endpoint of a query whose result contains the record. */
export interface RecordEndpoint<Arg, Data> {
  initiate: (
    arg: Arg,
    options: { forceRefetch: true; subscribe: false },
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
  /** For one of many records that change one after the other: the server is asked, however fresh the copy is. */
  isAnew?: boolean;
  /** How long the server's answer is waited for, in milliseconds; not for long by default, since a save waits for it. */
  patience?: number;
}

/** A query's result: from the cache while that is fresh, otherwise from the server, if it answers in time. */
export async function latestOf<Arg, Data>(
  { dispatch, getState }: Store,
  { endpoint, arg, isCacheOnly, isAnew, patience = LOOK_MS }: Query<Arg, Data>,
): Promise<{ data: Data } | { error: unknown }> {
  const cached = endpoint.select(arg)(getState() as never);
  const isFresh = isCacheOnly || (!isAnew && Date.now() - (cached.fulfilledTimeStamp ?? 0) <= FRESH_MS);
  const askAgain = () => {
    const run = dispatch as ThunkDispatch<never, unknown, UnknownAction>;
    const reply = run(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }));
    const late = pause(patience).then((): QueryState<Data> => ({ error: 'late' }));
    return Promise.race([reply, late]);
  };
  // Who asks while an answer is on its way gets that one, which may be older than the question.
  if (isAnew && !isFresh && cached.status === 'pending') await askAgain();
  const { data, error } = isFresh ? cached : await askAgain();
  return error || data === undefined ? { error } : { data };
}
