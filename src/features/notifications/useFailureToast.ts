import { useEffect, useRef } from 'react';
import { notifyFailure } from './notifyFailure';

/** §8: says once of each load that failed that it did. `error` is the query's; one kept from before is not told again. */
export function useFailureToast(text: string, error: unknown) {
  const told = useRef(error);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (error) notifyFailure(text, error);
  }, [text, error]);
}
