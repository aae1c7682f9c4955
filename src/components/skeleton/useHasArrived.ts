import { useDeferredValue } from 'react';

/**
 * Whether the value is there. One that arrives is noticed in a transition, because a list's first rendering takes long
 * and the page can react meanwhile; one that was there from the start is noticed at once.
 */
export const useHasArrived = (value: unknown) => useDeferredValue(value !== undefined);
