import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { NO_LIST } from '@/services/http/decodeRows';
import { type Host } from '@/screen/host';

interface Action extends UnknownAction {
  meta?: { condition?: boolean; arg?: { queryCacheKey?: string } };
}

/** RTK Query's own bookkeeping, several for each component and each call. */
export const BOOKKEEPING = [
  'api/(internalSubscriptions|subscriptions|internal|config|invalidation)',
  'api/(mutations/removeMutationResult|queries/removeQueryResult)',
];

/** Events that come with each letter that is typed; their payload is the whole text. */
const TYPED = /\/(searchChanged|conditionTyped)$/;

/** A text is typed until no letter has come for so many milliseconds. */
export const TYPING_MS = 1000;

const letters = new WeakSet<object>();

/**
 * Leaves the letters of a typed text out of the log. The text is dispatched once more when no letter follows or something
 * else happens, which changes nothing but the log.
 */
export const foldTyping: Middleware = () => (next) => {
  let text: UnknownAction | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    const told = text && { ...text };
    text = undefined;
    if (told) next(told);
  };
  return (sent) => {
    const action = sent as Action;
    // Replies may come between two letters.
    if (text && text.type !== action.type && !action.type.startsWith('api/')) tell();
    if (!TYPED.test(action.type)) return next(action);
    letters.add(action);
    text = action;
    clearTimeout(timer);
    timer = setTimeout(tell, TYPING_MS);
    return next(action);
  };
};

/**
 * Has the reply of a list that is loaded again share its unchanged rows with the reply before, as the cache does. The log
 * keeps every reply, and one of 100,000 users takes 38 MB.
 */
export const shareReplies: Middleware = (store) => (next) => (sent) => {
  const action = sent as Action;
  // What says that there is no list stays itself.
  if (action.type !== 'api/executeQuery/fulfilled' || action.payload === NO_LIST) return next(action);
  const { queries } = (store.getState() as ReturnType<Host['store']['getState']>).api;
  const before: unknown = queries[action.meta!.arg!.queryCacheKey!]?.data;
  return next({ ...action, payload: copyWithStructuralSharing<unknown>(before, action.payload) });
};

/**
 * Whether the log shows an action that is no bookkeeping: not a letter, nor a query that was not sent because it is under way
 * or its rows are there, which RTK Query dispatches as rejected, as if it had failed.
 */
export const isShown = (action: Action) => !letters.has(action) && !action.meta?.condition;
