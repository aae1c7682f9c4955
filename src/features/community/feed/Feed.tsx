import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Post } from '@/services/communityTypes';
import { selectDate, selectStatus } from '../communityScreen';
import { postsOfDay } from '../communityView';
import { FeedHead } from './FeedHead';
import { FeedSkeleton } from './FeedSkeleton';
import { Posts } from './Posts';
import { useAnswers } from './useAnswers';

interface Props {
  /** Undefined until the group's posts are loaded. */
  posts: readonly Post[] | undefined;
  isLoading: boolean;
}

const NO_POSTS: readonly Post[] = [];

/** The posts of the chosen group. */
export function Feed({ posts, isLoading }: Props) {
  const headingId = useId();
  const { found, loaded } = useFoundPosts(posts ?? NO_POSTS);
  return (
    <section className="grid feed" aria-labelledby={headingId} aria-busy={isLoading}>
      <FeedHead headingId={headingId} found={found ?? NO_POSTS} />
      {posts && <Posts posts={posts} found={found} loaded={loaded} />}
      {!posts && isLoading && (
        <FeedSkeleton>
          <p className="meta" role="status">
            Loading posts...
          </p>
        </FeedSkeleton>
      )}
    </section>
  );
}

/**
 * The posts that match the screen's filters; undefined while the filter by status waits for comments. `loaded` counts the
 * posts whose comments are loaded.
 */
function useFoundPosts(posts: readonly Post[]) {
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
