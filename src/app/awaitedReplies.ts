import { api } from '@/services/http/api';
import { type AppStore } from './store';

/** Code that reports a failure is fetched when idle, so a reply that never comes must not hold it up for long. */
const LONGEST_MS = 3000;

/** Time for what came to be rendered and painted. Not a frame, since a background tab paints nothing. */
const PAINT_MS = 300;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves when what the pending queries brought was painted, or they have taken too long; undefined if there are none. */
export function awaitedReplies(store: AppStore) {
  const pending = store.dispatch(api.util.getRunningQueriesThunk());
  if (pending.length === 0) return undefined;
  return Promise.race([Promise.all(pending).then(() => pause(PAINT_MS)), pause(LONGEST_MS)]);
}

/**
 * Returns what idle work waits for: that the first page, whose reply may be there already, and later replies were
 * painted. `firstPage` resolves when its code is there.
 */
export function idleRule(store: AppStore, firstPage: Promise<unknown>) {
  const painted = Promise.race([firstPage.then(() => pause(PAINT_MS)), pause(LONGEST_MS)]);
  return () => painted.then(() => awaitedReplies(store));
}
