import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { inPool } from '@/lib/inPool';
import { type Id } from '@/services/http/decode';

/** How many calls may run at once: a browser has six connections to a host, and one is left for what the person does. */
export const MOST_AT_ONCE = 5;

interface Load extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

/**
 * Loads something for each id, `atOnce` at a time, and keeps it in the cache while it is shown. Nothing more is asked
 * for once it is not. `ids` and `load` must be stable.
 */
export function useLoads(
  ids: readonly Id[],
  load: (id: Id) => ThunkAction<Load, never, unknown, UnknownAction>,
  atOnce = MOST_AT_ONCE,
) {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  useEffect(() => {
    let isStopped = false;
    const loads: Load[] = [];
    void inPool(
      ids,
      atOnce,
      () => isStopped,
      (id) => {
        const one = dispatch(load(id));
        loads.push(one);
        return one;
      },
    );
    return () => {
      isStopped = true;
      for (const one of loads) one.unsubscribe();
    };
  }, [ids, load, atOnce, dispatch]);
}
