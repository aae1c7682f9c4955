import { createSelector, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { communityApi } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { type CommunityRoot } from '../standings';
import { useLoads } from '@/screen/useLoads';
import { answerable } from './queueOrder';

/** Posts that were loaded within so many seconds are not asked for again on entry. */
const FRESH_S = 60;

const { listPosts } = communityApi.endpoints;

const loadPosts = (groupId: Id) => listPosts.initiate(groupId, { forceRefetch: FRESH_S });

const selectAllPosts = (groupIds: readonly Id[]) =>
  createSelector(
    groupIds.map((groupId) => listPosts.select(groupId)),
    (...entries) => ({
      posts: answerable(entries.flatMap(({ data }) => data ?? [])),
      /** How many groups have been read. */
      read: entries.filter(({ data }) => data).length,
      failed: groupIds.filter((_, index) => entries[index]!.isError && !entries[index]!.data),
    }),
  );

/** The posts of all groups that can be answered, oldest first, as far as they are loaded. Loads them while it is shown. */
export function useAllPosts(groups: readonly Group[]) {
  const dispatch = useDispatch<ThunkDispatch<CommunityRoot, unknown, UnknownAction>>();
  const key = JSON.stringify(groups.map(({ id }) => id));
  const groupIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  useLoads(groupIds, loadPosts);
  const all = useSelector(useMemo(() => selectAllPosts(groupIds), [groupIds]));
  const loadFailed = () => {
    for (const groupId of all.failed)
      void dispatch(listPosts.initiate(groupId, { forceRefetch: true, subscribe: false }));
  };
  return { ...all, coming: groupIds.length - all.read - all.failed.length, loadFailed };
}
