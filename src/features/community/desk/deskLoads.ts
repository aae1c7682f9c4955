import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLoads } from '@/screen/useLoads';
import { selectAnswerable, selectStandingsFor, type CommunityRoot } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { selectUser } from '@/services/session/sessionState';
import { nextToRead, type Reading } from './deskOrder';

/** Posts that were loaded within so many seconds are not asked for again on entry. */
const FRESH_S = 60;

const { listPosts, listComments } = communityApi.endpoints;

const loadPosts = (groupId: Id) => listPosts.initiate(groupId, { forceRefetch: FRESH_S });

const useCommunityDispatch = useDispatch<ThunkDispatch<CommunityRoot, unknown, UnknownAction>>;

/** The posts of all groups that can be answered, oldest first, as far as they are loaded. Loads them while it is shown. */
export function useAllPosts(groups: readonly Group[]) {
  const dispatch = useCommunityDispatch();
  const key = JSON.stringify(groups.map(({ id }) => id));
  const groupIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  useLoads(groupIds, loadPosts);
  const all = useSelector(useMemo(() => selectAnswerable(groupIds), [groupIds]));
  const loadFailed = () => {
    for (const groupId of all.failed)
      void dispatch(listPosts.initiate(groupId, { forceRefetch: true, subscribe: false }));
  };
  return { ...all, coming: groupIds.length - all.read - all.failed.length, loadFailed };
}

/**
 * How the posts stand for the person who sits here. Their comments are read `atOnce` posts at a time, until the first
 * `wanted` that wait are known.
 */
export function useStandings(posts: readonly Post[], { wanted, atOnce }: Reading) {
  const dispatch = useCommunityDispatch();
  const own = useSelector(selectUser)?.id ?? '';
  const select = useMemo(() => selectStandingsFor(own, posts), [own, posts]);
  const standings = useSelector(select, shallowEqual);

  useEffect(() => {
    // Without a subscription, so that Refresh reads them anew in the same order and as few at a time.
    for (const index of nextToRead(standings, { wanted, atOnce }))
      void dispatch(listComments.initiate(posts[index]!.id, { subscribe: false }));
  }, [posts, standings, wanted, atOnce, dispatch]);

  return standings;
}
