import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { inPool } from '@/lib/inPool';
import { selectAnswerable, selectStandingsFor, type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { NO_LIST } from '@/services/http/decodeRows';
import { openPosts, type Waiting } from './attentionRows';
import { useOwner } from '@/services/session/useSession';

/** The posts of more groups are too many calls for one figure. */
const MOST_GROUPS = 12;
const AT_ONCE = 2;

const { listGroups, listPosts } = communityApi.endpoints;

type Dispatch = ThunkDispatch<CommunityRoot, unknown, UnknownAction>;

/** Not subscribed, so that Refresh does not load a dozen lists for one figure. */
const OPTIONS = { subscribe: false } as const;

/** Loads the posts of all groups; null if there are too many, or they could not be loaded. */
const loadPosts =
  (isStopped: () => boolean): ThunkAction<Promise<Id[] | null>, CommunityRoot, unknown, UnknownAction> =>
  async (dispatch) => {
    const { data: groups } = await dispatch(listGroups.initiate(undefined, OPTIONS));
    if (!groups || groups === NO_LIST || groups.length > MOST_GROUPS) return null;
    let hasFailed = false;
    await inPool(
      groups,
      AT_ONCE,
      () => isStopped() || hasFailed,
      async ({ id }) => {
        const { data: posts } = await dispatch(listPosts.initiate(id, OPTIONS));
        hasFailed ||= !posts || posts === NO_LIST;
      },
    );
    return hasFailed ? null : groups.map(({ id }) => id);
  };

/** Whether the posts of all groups are in the cache. */
const areThere = (state: CommunityRoot) =>
  listGroups
    .select()(state)
    .data?.every(({ id }) => listPosts.select(id)(state).data) === true;

/**
 * The posts without an answer, by the rules of the answer desk; undefined while they load, null if they could not be counted,
 * `uncounted` until all are in the cache or `isAsked`. Comments are not loaded, which may be hundreds of calls: where some are
 * in the cache, they are read.
 */
export function useOpenPosts(isWanted: boolean, isAsked: boolean, now: number) {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<CommunityRoot>();
  const own = useOwner();
  const mayLoad = useSelector(areThere) || isAsked;
  const [waiting, setWaiting] = useState<Waiting | null>();
  useEffect(() => {
    if (!isWanted || !mayLoad) return;
    let isStopped = false;
    void dispatch(loadPosts(() => isStopped)).then((groupIds) => {
      if (isStopped) return;
      if (!groupIds) return setWaiting(null);
      const { posts } = selectAnswerable(groupIds)(store.getState());
      setWaiting(openPosts(posts, selectStandingsFor(own, posts)(store.getState()), now));
    });
    return () => {
      isStopped = true;
    };
  }, [isWanted, mayLoad, dispatch, store, own, now]);
  return waiting === undefined && !mayLoad ? 'uncounted' : waiting;
}
