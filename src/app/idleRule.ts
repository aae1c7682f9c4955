import { pause } from '@/components/lazy/pause';
import { api } from '@/services/http/api';
import { type AppStore } from './store';

/** Time for what came to be rendered and painted. Not a frame, since a background tab paints nothing. */
const PAINT_MS = 300;

/**
 * Returns what idle work waits for: that the first page, whose reply may be there already, and what the pending queries
 * bring were painted. `firstPage` resolves when its code is there.
 */
export function idleRule(store: AppStore, firstPage: Promise<unknown>) {
  let isPainted = false;
  const painted = firstPage
    .then(() => pause(PAINT_MS))
    .then(() => {
      isPainted = true;
    });
  return () => {
    if (!isPainted) return painted;
    const pending = store.dispatch(api.util.getRunningQueriesThunk());
    return pending.length > 0 ? Promise.all(pending).then(() => pause(PAINT_MS)) : undefined;
  };
}
