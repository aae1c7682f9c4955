import { createSelector } from '@reduxjs/toolkit';
import { momentOf } from '@/lib/moment';
import { communityApi } from './community';
import { type Post } from './communityDecoders';
import { type Id } from './http/decode';
import { settings } from './http/settings';

/**
 * How a post stands by its comments. Of a `failed` one they could not be loaded, and it counts as waiting; of an `unread`
 * one they were not asked for, and of a `reading` one they are on their way.
 */
export type Standing = 'answered' | 'waits' | 'failed' | 'reading' | 'unread';

export const isWaiting = (standing: Standing) => standing === 'waits' || standing === 'failed';

/** Whether it is settled how the post stands. */
export const isKnown = (standing: Standing) => standing === 'answered' || isWaiting(standing);

const { listPosts, listComments } = communityApi.endpoints;

/** The part of the store in which posts and comments are. */
export type CommunityRoot = Parameters<ReturnType<typeof listComments.select>>[0];

const standingOf = (postId: Id, answerers: ReadonlySet<string>) =>
  createSelector(listComments.select(postId), ({ data, isError, isLoading }): Standing => {
    if (data) return data.some(({ userId }) => userId !== null && answerers.has(String(userId))) ? 'answered' : 'waits';
    if (isError) return 'failed';
    return isLoading ? 'reading' : 'unread';
  });

/** The result is the same array as long as no call changes the cache, so that a typed letter costs nothing. */
function selectAnsweredBy(answerers: readonly Id[], postIds: readonly Id[]) {
  const names = new Set(answerers.map(String));
  const selectors = postIds.map((postId) => standingOf(postId, names));
  let before: { queries: unknown; standings: readonly Standing[] } | undefined;
  return (state: CommunityRoot): readonly Standing[] => {
    const { queries } = state.api;
    if (before?.queries !== queries) before = { queries, standings: selectors.map((select) => select(state)) };
    return before.standings;
  };
}

/** How posts stand for everybody, in their order: a comment by the administrator answers one. */
export const selectStandings = (postIds: readonly Id[]) => selectAnsweredBy([settings().adminUserId], postIds);

/**
 * How posts stand for the person who answers them, in their order: her own comment answers one too, since a moderator's
 * answer would otherwise leave the post in her own queue. A post without comments waits without a call.
 */
export function selectStandingsFor(own: Id, posts: readonly Post[]) {
  const select = selectAnsweredBy(
    [settings().adminUserId, own],
    posts.map(({ id }) => id),
  );
  return createSelector(select, (standings) =>
    standings.map((standing, index) => (posts[index]!.commentsCount === 0 && !isKnown(standing) ? 'waits' : standing)),
  );
}

/** In milliseconds since 1970; a post whose date cannot be read comes last. */
const timeOf = ({ createdAt }: Post) => {
  const time = momentOf(createdAt);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/** The posts that can be answered, oldest first; equal dates keep their order. Where no comments are allowed nobody can. */
const answerable = (posts: readonly Post[]): readonly Post[] =>
  posts
    .filter(({ allowsComments }) => allowsComments)
    .map((post) => [timeOf(post), post] as const)
    .sort(([one], [other]) => (one === other ? 0 : one - other))
    .map(([, post]) => post);

/** The posts of these groups that can be answered, as far as they are loaded. */
export const selectAnswerable = (groupIds: readonly Id[]) =>
  createSelector(
    groupIds.map((groupId) => listPosts.select(groupId)),
    (...entries) => ({
      posts: answerable(entries.flatMap(({ data }) => data ?? [])),
      /** How many groups have been read. */
      read: entries.filter(({ data }) => data).length,
      failed: groupIds.filter((_, index) => entries[index]!.isError && !entries[index]!.data),
    }),
  );
