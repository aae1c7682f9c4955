import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { communityApi } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { settings } from '@/services/http/settings';
import { selectStandings, type CommunityRoot, type Standing } from '../standings';
import { useLoads } from '@/screen/useLoads';

const NONE: readonly Id[] = [];
const UNKNOWN: readonly Standing[] = [];

const loadComments = (postId: Id) => communityApi.endpoints.listComments.initiate(postId);

/**
 * How the posts stand, in their order. While `isWanted` is true it loads their comments, a few posts at a time; otherwise
 * nothing is known of any.
 */
export function useAnswers(posts: readonly Post[], isWanted: boolean) {
  // A like makes a new array of the same posts, for which there is nothing to load.
  const key = JSON.stringify(posts.map(({ id }) => id));
  const postIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  const select = useMemo(() => selectStandings(postIds, [settings().adminUserId]), [postIds]);
  useLoads(isWanted ? postIds : NONE, loadComments);
  return useSelector((state: CommunityRoot) => (isWanted ? select(state) : UNKNOWN), shallowEqual);
}
