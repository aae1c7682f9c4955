import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { inPool } from '@/lib/inPool';
import { selectAnswerable, selectStandingsFor, type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { isLight } from '@/services/http/replySizes';
import { selectUser } from '@/services/session/sessionState';
import { openPosts, type Waiting } from './attentionRows';

/** What is counted from: one list, or one for each group. */
type Counted = 'users' | 'posts';

const keyOf = (counted: Counted) => `count ${counted}`;

function wasAsked(counted: Counted) {
  try {
    return sessionStorage.getItem(keyOf(counted)) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether somebody pressed Count, after which it counts by itself for the rest of the session: in session storage, which
 * a sign-out clears. The function is the press.
 */
export function useCountAsked(counted: Counted) {
  const [isAsked, setAsked] = useState(() => wasAsked(counted));
  const ask = () => {
    setAsked(true);
    try {
      sessionStorage.setItem(keyOf(counted), '');
    } catch {
      // Blocked or full: it counts until the dashboard is left.
    }
  };
  return [isAsked, ask] as const;
}

/** The posts of more groups are too many calls for one figure. */
const MOST_GROUPS = 12;
const AT_ONCE = 2;

const { listGroups, listPosts } = communityApi.endpoints;

type Dispatch = ThunkDispatch<CommunityRoot, unknown, UnknownAction>;

/** Not subscribed, so that Refresh does not load a dozen lists for one figure. */
const OPTIONS = { subscribe: false } as const;

interface Loading {
  /** Whether somebody asked for it. Otherwise all must be in the cache, or have been small the last time. */
  isAsked: boolean;
  isStopped: () => boolean;
}

/** Loads the posts of all groups; null if there are too many, or they could not be loaded. */
const loadPosts =
  ({
    isAsked,
    isStopped,
  }: Loading): ThunkAction<Promise<Id[] | null | 'unasked'>, CommunityRoot, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const mayLoad = (key: string) => isAsked || isLight(getState(), key);
    if (!mayLoad('listGroups(undefined)')) return 'unasked';
    const { data: groups } = await dispatch(listGroups.initiate(undefined, OPTIONS));
    if (!groups || groups.length > MOST_GROUPS) return null;
    if (!groups.every(({ id }) => mayLoad(`listPosts(${JSON.stringify(id)})`))) return 'unasked';
    let hasFailed = false;
    await inPool(
      groups,
      AT_ONCE,
      () => isStopped() || hasFailed,
      async ({ id }) => {
        const { data: posts } = await dispatch(listPosts.initiate(id, OPTIONS));
        hasFailed ||= !posts;
      },
    );
    return hasFailed ? null : groups.map(({ id }) => id);
  };

/**
 * The posts without an answer, by the rules of the answer desk; undefined while they load, null if they could not be counted. Groups
 * and posts are loaded as far as they are light, or after `ask`. Comments are not, which may be hundreds of calls: where
 * some are in the cache, they are read.
 */
export function useOpenPosts(isWanted: boolean, now: number) {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<CommunityRoot>();
  const own = useSelector(selectUser)?.id ?? '';
  const [isAsked, ask] = useCountAsked('posts');
  const [waiting, setWaiting] = useState<Waiting | null | 'unasked'>();
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    void dispatch(loadPosts({ isAsked, isStopped: () => isStopped })).then((groupIds) => {
      if (isStopped) return;
      if (!groupIds || groupIds === 'unasked') return setWaiting(groupIds);
      const { posts } = selectAnswerable(groupIds)(store.getState());
      setWaiting(openPosts(posts, selectStandingsFor(own, posts)(store.getState()), now));
    });
    return () => {
      isStopped = true;
    };
  }, [isWanted, isAsked, dispatch, store, own, now]);
  if (waiting !== 'unasked') return { waiting };
  return { waiting: undefined, ask: isAsked ? undefined : ask };
}
