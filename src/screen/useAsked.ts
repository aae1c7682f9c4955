import { useEffect, useState } from 'react';

/** How old a list may be, in seconds, to be counted in a question without being read again. */
const FRESH_S = 15;

/** How long a question waits for its lists, in milliseconds. */
const LOOK_MS = 3_000;

/** For the queries that a question about what cannot be taken back rests on: an older list is read again as it opens. */
export const ASKED = { refetchOnMountOrArgChange: FRESH_S } as const;

export interface Query<Data = unknown> {
  data?: Data;
  isUninitialized: boolean;
  isError: boolean;
  fulfilledTimeStamp?: number;
}

/**
 * Whether a question is held up, since its lists are being read; whether a list is what is there now, else its counts say
 * `at least`; and whether the question waits for it. Every query has the options `ASKED`.
 */
export function useAsked(queries: readonly Query[]) {
  const [openedAt] = useState(Date.now);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOld = ({ fulfilledTimeStamp = 0 }: Query) => openedAt - fulfilledTimeStamp > FRESH_S * 1000;
  const isComing = (query: Query) => !query.isUninitialized && !query.isError && isOld(query);
  const isHeld = !isAsked && queries.some(isComing);
  if (!isHeld && !isAsked) setAsked(true); // what is read later, as after a failure, holds nothing up
  const isSure = (query: Query) => !query.isError && !isOld(query);
  const isAwaited = (query: Query) => isHeld && isComing(query);
  return { isHeld, isSure, isAwaited };
}
