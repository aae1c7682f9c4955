import { createAction, type Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '@/services/http/api';
import { noteChange } from '@/services/http/baseQuery';
import { type Id, id, record } from '@/services/http/decode';
import { lastChange, type Tag, TAG_TYPES, type TagType } from '@/services/http/tags';
import { digest } from '@/lib/digest';
import { selectUser } from '@/services/session/sessionState';

/** What tells the other tabs; null in a browser that has none, or refuses it where it blocks storage. */
function openChannel() {
  try {
    return new BroadcastChannel('changes');
  } catch {
    return null;
  }
}

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
function keepInStep(dispatch: Dispatch, userId: Id): () => void {
  const channel = openChannel();
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

/** A message between tabs: the invalidated tags and whose tab sent it. It never contains data or a token. */
export interface Message {
  /** The digest of the session. */
  session: string;
  tags: readonly Tag[];
}

const isTagType = (value: unknown): value is TagType => TAG_TYPES.includes(value as TagType);

/** As an object, since DevTools show the field `type` in a production build too. */
function toTag(value: unknown): Tag | null {
  if (isTagType(value)) return { type: value };
  const { type, id: key } = record(value);
  const tagId = id(key);
  return isTagType(type) && tagId !== null ? { type, id: tagId } : null;
}

/**
 * The tags of a message to this session; none for another session or for anything else. Tags that this build does not
 * have are left out, because the other tab may run another build.
 */
export function readMessage(value: unknown, ofSession: string): Tag[] {
  const { session, tags } = record(value);
  if (session !== ofSession || !Array.isArray(tags)) return [];
  return tags.map(toTag).filter((tag) => tag !== null);
}

/** Synchronises the tabs of one person while it is mounted. Renders nothing. */
export function TabsInStep() {
  const dispatch = useDispatch();
  const userId = useSelector(selectUser)?.id;
  useEffect(() => (userId === undefined ? undefined : keepInStep(dispatch, userId)), [dispatch, userId]);
  return null;
}
