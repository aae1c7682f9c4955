import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

interface ListEndpoint {
  useQueryState: (request: undefined) => { data?: unknown; isError: boolean };
  initiate: (
    request: undefined,
    options: { forceRefetch: true; subscribe: false },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** How a list stands that somebody else loads, and a way to load it again for all who show it. */
export function useFieldList({ useQueryState, initiate }: ListEndpoint) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { data, isError } = useQueryState(undefined);
  return {
    isFailed: isError && data === undefined,
    loadAgain: () => dispatch(initiate(undefined, { forceRefetch: true, subscribe: false })),
  };
}
