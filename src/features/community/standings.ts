import { createSelector } from '@reduxjs/toolkit';
import { isAnswered } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Id } from '@/services/http/decode';

/**
 * How a post stands by its comments. Of a `failed` one they could not be loaded; of an `unread` one they were not asked
 * for, and of a `reading` one they are on their way.
 */
export type Standing = 'answered' | 'waits' | 'failed' | 'reading' | 'unread';

const { listComments } = communityApi.endpoints;

export type CommunityRoot = Parameters<ReturnType<typeof listComments.select>>[0];

const standingOf = (postId: Id, answerers: readonly Id[]) =>
  createSelector(listComments.select(postId), ({ data, isError, isLoading }): Standing => {
    if (data) return isAnswered(data, answerers) ? 'answered' : 'waits';
    if (isError) return 'failed';
    return isLoading ? 'reading' : 'unread';
  });

/**
 * Selects how posts stand, in their order; a comment by one of `answerers` answers a post. The result is the same array
 * as long as no call changes the cache, so that a typed letter costs nothing, however many posts there are.
 */
export function selectStandings(postIds: readonly Id[], answerers: readonly Id[]) {
  const selectors = postIds.map((postId) => standingOf(postId, answerers));
  let before: { queries: unknown; standings: readonly Standing[] } | undefined;
  return (state: CommunityRoot): readonly Standing[] => {
    const { queries } = state.api;
    if (before?.queries !== queries) before = { queries, standings: selectors.map((select) => select(state)) };
    return before.standings;
  };
}
