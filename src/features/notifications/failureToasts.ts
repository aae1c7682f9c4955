import { useEffect, useRef } from 'react';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';

/** Shows `text` for a failed call, unless its failure is not shown, such as one after a logout. */
export function notifyFailure(text: string, error: unknown) {
  if (failureMessage(error) !== null) notifyError(text);
}

/** Shows `text` once for each failed load. `error` is the query's; one from before the first render is not shown again. */
export function useFailureToast(text: string, error: unknown) {
  const shown = useRef(error);
  useEffect(() => {
    if (error === shown.current) return;
    shown.current = error;
    if (error) notifyFailure(text, error);
  }, [text, error]);
}
