import { createSelector, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { inPool } from '@/components/batch/inPool';
import { communityApi } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { settings } from '@/services/http/settings';
import { isAnswered } from '../communityView';

/** How many posts' comments load at the same time. */
const AT_ONCE = 6;

const { listComments } = communityApi.endpoints;

type Root = Parameters<ReturnType<typeof listComments.select>>[0];

/** Whether a post is answered: undefined until its comments are loaded, false if they could not be loaded. */
const answerOf = (postId: Id) =>
  createSelector(listComments.select(postId), ({ data, isError }) => {
    if (data) return isAnswered(data, settings().adminUserId);
    return isError ? false : undefined;
  });

/** Starts at the end, because the last posts load last: while they load, one lookup is enough. */
function collect(selectors: readonly ReturnType<typeof answerOf>[], state: Root): boolean[] | undefined {
  const answers: boolean[] = [];
  for (let index = selectors.length - 1; index >= 0; index -= 1) {
    const answer = selectors[index]!(state);
    if (answer === undefined) return undefined;
    answers[index] = answer;
  }
  return answers;
}

/**
 * Which of the posts are answered, in the order of `posts`; undefined until the comments of all of them are loaded. While
 * `isWanted` is true it loads the comments, a few posts at a time; `loaded` counts the posts that have theirs.
 */
export function useAnswers(posts: readonly Post[], isWanted: boolean) {
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const [loaded, setLoaded] = useState(0);
  // A like makes a new array of the same posts, for which there is nothing to load.
  const key = JSON.stringify(posts.map(({ id }) => id));
  const postIds = useMemo(() => JSON.parse(key) as Id[], [key]);
  const selectors = useMemo(() => postIds.map(answerOf), [postIds]);
  const answers = useSelector((state: Root) => (isWanted ? collect(selectors, state) : undefined), shallowEqual);

  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    const loads: { unsubscribe: () => void }[] = [];
    let count = 0;
    void inPool(
      postIds,
      AT_ONCE,
      () => isStopped,
      async (postId) => {
        const load = dispatch(listComments.initiate(postId));
        loads.push(load);
        await load;
        count += 1;
        if (!isStopped) setLoaded(count);
      },
    );
    return () => {
      isStopped = true;
      for (const load of loads) load.unsubscribe();
    };
  }, [postIds, isWanted, dispatch]);

  return { answers, loaded };
}
