import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { inPool } from '@/lib/inPool';
import { selectAnswerable, selectStandingsFor, type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { selectUser } from '@/services/session/sessionState';
import { openPosts, type Waiting } from './attentionView';

/** The posts of more groups are too many calls for one figure. */
const MOST_GROUPS = 12;
const AT_ONCE = 2;

const { listGroups, listPosts } = communityApi.endpoints;

type Dispatch = ThunkDispatch<CommunityRoot, unknown, UnknownAction>;

/** Not subscribed, so that Refresh does not load a dozen lists for one figure. */
const OPTIONS = { subscribe: false } as const;

/** Loads the posts of all groups, and returns the groups; null if there are too many, or they could not be loaded. */
async function loadPosts(dispatch: Dispatch, isStopped: () => boolean): Promise<Id[] | null> {
  const { data: groups } = await dispatch(listGroups.initiate(undefined, OPTIONS));
  if (!groups || groups.length > MOST_GROUPS) return null;
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
}

/**
 * The posts without an answer, by the rules of the answer desk. Groups and posts are loaded, comments are not: there may be
 * hundreds of calls. Where some are in the cache, they are read. Undefined while it loads, null if it could not be counted.
 */
export function useOpenPosts(isWanted: boolean, now: number): Waiting | null | undefined {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<CommunityRoot>();
  const own = useSelector(selectUser)?.id ?? '';
  const [waiting, setWaiting] = useState<Waiting | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    void loadPosts(dispatch, () => isStopped).then((groupIds) => {
      if (isStopped) return;
      if (!groupIds) return setWaiting(null);
      const { posts } = selectAnswerable(groupIds)(store.getState());
      setWaiting(openPosts(posts, selectStandingsFor(own, posts)(store.getState()), now));
    });
    return () => {
      isStopped = true;
    };
  }, [isWanted, dispatch, store, own, now]);
  return waiting;
}
