import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Post } from '@/services/communityTypes';
import { selectDate, selectStatus } from '../communityScreen';
import { postsOfDay } from '../communityView';
import { useAnswers } from './useAnswers';

/**
 * The posts that match the screen's filters; undefined while the filter by status waits for comments. `loaded` counts the
 * posts whose comments are loaded.
 */
export function useFoundPosts(posts: readonly Post[]) {
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const { answers, loaded } = useAnswers(posts, status !== 'all');
  const found = useMemo(() => {
    if (status === 'all') return postsOfDay(posts, date);
    if (!answers) return undefined;
    const wanted = posts.filter((_, index) => answers[index] === (status === 'answered'));
    return postsOfDay(wanted, date);
  }, [posts, date, status, answers]);
  return { found, loaded };
}
