import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export interface ListEndpoint {
  initiate: (
    request: undefined,
    options: { forceRefetch: true; subscribe: false },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** Refetches a list for all its subscribers, or joins the pending load. */
export function useReload({ initiate }: ListEndpoint) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return () => dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
}
