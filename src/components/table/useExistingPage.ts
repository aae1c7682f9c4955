import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { correct } from '@/lib/correction';

/**
 * Turns to the page that is shown in place of one beyond the end, as when the last row of a page was deleted. Not before
 * the rows are those of the view, which may follow it a moment later.
 */
export function useExistingPage(page: number, shown: number, onPage: (page: number) => unknown) {
  const missing = useDeferredValue(page === shown ? null : shown);
  const turn = useEffectEvent(() => correct(() => onPage(shown)));
  useEffect(() => {
    if (missing !== null) turn();
  }, [missing]);
}
