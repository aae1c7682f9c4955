import { api } from '@/services/http/api';
import { type AppStore } from './store';

/** Code that reports a failure is fetched when idle, so a reply that never comes must not hold it up for long. */
const LONGEST_MS = 3000;

/** Resolves when the pending queries have been answered, or have taken too long; undefined if there are none. */
export function awaitedReplies(store: AppStore) {
  const pending = store.dispatch(api.util.getRunningQueriesThunk());
  if (pending.length === 0) return undefined;
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
  });
  return Promise.race([Promise.all(pending), tooLong]);
}
