import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Post } from '@/services/communityTypes';
import { selectDate, selectStatus } from '../communityScreen';
import { postsOfDay } from '../communityView';
import { useAnswers } from './useAnswers';

/**
 * The posts that the screen's filters let through; undefined while that needs comments that have not come. `loaded`
 * counts the posts whose comments have.
 */
export function useFoundPosts(posts: readonly Post[]) {
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const { answers, loaded } = useAnswers(posts, status !== 'all');
  const found = useMemo(() => {
    if (status === 'all') return postsOfDay(posts, date);
    if (!answers) return undefined;
    const wanted = posts.filter((_, place) => answers[place] === (status === 'answered'));
    return postsOfDay(wanted, date);
  }, [posts, date, status, answers]);
  return { found, loaded };
}
