import { createAction, type Dispatch } from '@reduxjs/toolkit';
import { api } from '@/services/http/api';
import { noteChange } from '@/services/http/baseQuery';
import { type Id } from '@/services/http/decode';
import { lastChange, type Tag } from '@/services/http/tags';
import { digest } from '@/lib/digest';
import { openChannel } from './channel';
import { readMessage, type Message } from './message';

/** Changes that other tabs report within this time, in milliseconds, are refetched together. */
const GATHER_MS = 100;

/** Another tab of this person has invalidated these tags. */
const changedInOtherTab = createAction<readonly Tag[]>('tabs/changedInOtherTab');

/**
 * Sends the tags that this tab invalidates to the other tabs, and invalidates those that they send, as a change in this
 * tab does. A hidden tab refetches when it is shown. Returns a function that ends it. Does nothing in a browser that has no
 * channel for it.
 *
 * The person identifies the session here, not the token: each sign-in gets a token of its own, so two tabs would ignore
 * each other as soon as one of them has signed in again.
 */
export function keepInStep(dispatch: Dispatch, userId: Id): () => void {
  const channel = openChannel('changes');
  if (!channel) return () => undefined;
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
