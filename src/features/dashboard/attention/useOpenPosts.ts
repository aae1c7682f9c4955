import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { inPool } from '@/lib/inPool';
import { answerersFor } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { selectUser } from '@/services/session/sessionState';
import { openPosts } from './attentionView';
import { type Waiting } from './attentionView';

/** The posts of more groups are too many calls for one figure. */
const MOST_GROUPS = 12;
const AT_ONCE = 2;

const { listGroups, listPosts, listComments } = communityApi.endpoints;

type Root = Parameters<ReturnType<typeof listComments.select>>[0];
type Dispatch = ThunkDispatch<Root, unknown, UnknownAction>;

/** Not subscribed, so that Refresh does not load a dozen lists for one figure. */
const OPTIONS = { subscribe: false } as const;

/** The posts of all groups; null if they could not be loaded, or are too many calls. */
async function loadPosts(dispatch: Dispatch, isStopped: () => boolean): Promise<Post[] | null> {
  const { data: groups } = await dispatch(listGroups.initiate(undefined, OPTIONS));
  if (!groups || groups.length > MOST_GROUPS) return null;
  const found: Post[] = [];
  let hasFailed = false;
  await inPool(
    groups,
    AT_ONCE,
    () => isStopped() || hasFailed,
    async ({ id }) => {
      const { data: posts } = await dispatch(listPosts.initiate(id, OPTIONS));
      if (posts) found.push(...posts);
      else hasFailed = true;
    },
  );
  return hasFailed || isStopped() ? null : found;
}

/**
 * The posts without an answer. Groups and posts are loaded, comments are not: there may be hundreds of calls. Where some
 * are in the cache, they are read. Undefined while it loads, null if it could not be counted.
 */
export function useOpenPosts(isWanted: boolean, now: number): Waiting | null | undefined {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<Root>();
  const own = useSelector(selectUser)?.id ?? '';
  const [waiting, setWaiting] = useState<Waiting | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    void loadPosts(dispatch, () => isStopped).then((posts) => {
      if (isStopped) return;
      const commentsOf = ({ id }: Post) => listComments.select(id)(store.getState()).data;
      setWaiting(posts && (openPosts({ posts, commentsOf, answerers: answerersFor(own) }, now) ?? null));
    });
    return () => {
      isStopped = true;
    };
  }, [isWanted, dispatch, store, own, now]);
  return waiting;
}
