import { createAction, type Dispatch } from '@reduxjs/toolkit';
import { api } from '@/services/http/api';
import { noteChange } from '@/services/http/baseQuery';
import { type Id } from '@/services/http/decode';
import { lastChange, type Tag } from '@/services/http/tags';
import { digest } from '@/services/session/digest';
import { readMessage, type Message } from './message';

/** Changes that other tabs tell within this time, in milliseconds, are loaded together. */
const GATHER_MS = 100;

/** Another tab of this person has changed what these tags name. */
const changedInOtherTab = createAction<readonly Tag[]>('tabs/changedInOtherTab');

/**
 * Tells other tabs what this one changes, and loads again what they tell, by the rules that hold for an own change. A
 * hidden tab loads when it is shown. Returns a function that ends it. Does nothing in a browser without
 * `BroadcastChannel`.
 *
 * A session is here the person, not the token: each sign-in gets a token of its own, so that two tabs would part for
 * good as soon as one of them has signed in again.
 */
export function keepInStep(dispatch: Dispatch, userId: Id): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('changes');
  const session = digest(`${userId}`);
  const told = new Map<string, Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.hidden || told.size === 0) return;
    const tags = [...told.values()];
    told.clear();
    noteChange();
    dispatch(changedInOtherTab(tags));
    dispatch(api.util.invalidateTags(tags));
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    for (const tag of readMessage(data, session)) told.set(JSON.stringify(tag), tag);
    timer ??= setTimeout(load, GATHER_MS);
  };
  document.addEventListener('visibilitychange', load);
  const stopTelling = lastChange.subscribe(() =>
    channel.postMessage({ session, tags: lastChange.current() } satisfies Message),
  );

  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', load);
    stopTelling();
    channel.close();
  };
}
