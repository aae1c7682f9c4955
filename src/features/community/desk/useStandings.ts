import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { answerersFor } from '@/services/answers';
import { communityApi } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { selectUser } from '@/services/session/sessionState';
import { selectStandings, type CommunityRoot } from '../standings';
import { nextToRead, standingOf, type Reading } from './queueOrder';

const { listComments } = communityApi.endpoints;

/**
 * How the posts stand. Their comments are read `atOnce` posts at a time, until the first `wanted` that wait are known. Who
 * answers at the desk has answered: the administrator, or the moderator who sits there.
 */
export function useStandings(posts: readonly Post[], { wanted, atOnce }: Reading) {
  const dispatch = useDispatch<ThunkDispatch<CommunityRoot, unknown, UnknownAction>>();
  const own = useSelector(selectUser)?.id ?? '';
  const select = useMemo(
    () =>
      selectStandings(
        posts.map(({ id }) => id),
        answerersFor(own),
      ),
    [posts, own],
  );
  const read = useSelector(select, shallowEqual);
  const standings = useMemo(() => posts.map((post, index) => standingOf(post, read[index]!)), [posts, read]);

  useEffect(() => {
    // Without a subscription, so that Refresh reads them anew in the same order and as few at a time.
    for (const index of nextToRead(standings, { wanted, atOnce }))
      void dispatch(listComments.initiate(posts[index]!.id, { subscribe: false }));
  }, [posts, standings, wanted, atOnce, dispatch]);

  return standings;
}
