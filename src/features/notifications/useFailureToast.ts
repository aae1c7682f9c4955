import { useEffect, useRef } from 'react';
import { notifyFailure } from './notifyFailure';

/** Shows `text` once for each failed load. `error` is the query's; one from before the first render is not shown again. */
export function useFailureToast(text: string, error: unknown) {
  const shown = useRef(error);
  useEffect(() => {
    if (error === shown.current) return;
    shown.current = error;
    if (error) notifyFailure(text, error);
  }, [text, error]);
}
