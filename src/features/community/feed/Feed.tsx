import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { type Post } from '@/services/communityTypes';
import { selectDate, selectStatus, type PostStatus } from '../communityScreen';
import { postsOfDay } from '../communityView';
import { type Standing } from '../standings';
import { FeedHead } from './FeedHead';
import { FeedSkeleton } from './FeedSkeleton';
import { Posts, type FoundPosts } from './Posts';
import { useAnswers } from './useAnswers';

interface Props {
  posts: Loaded<readonly Post[]>;
  isLoading: boolean;
}

const NO_POSTS: readonly Post[] = [];

/** The posts of the chosen group. */
export function Feed({ posts, isLoading }: Props) {
  const headingId = useId();
  const found = useFoundPosts(posts ?? NO_POSTS);
  return (
    <section className="grid feed" aria-labelledby={headingId} aria-busy={isLoading}>
      <FeedHead headingId={headingId} found={found.isComplete ? found.posts : NO_POSTS} total={posts?.length ?? 0} />
      {posts && <Posts posts={posts} found={found} />}
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

/** The posts that match the screen's filters, of those whose comments are loaded if the filter needs them. */
function useFoundPosts(posts: readonly Post[]): FoundPosts {
  const date = useSelector(selectDate);
  const status = useSelector(selectStatus);
  const standings = useAnswers(posts, status !== 'all');
  return useMemo(() => {
    if (status === 'all') return { posts: postsOfDay(posts, date), loaded: posts.length, isComplete: true };
    const loaded = standings.filter(isKnown).length;
    const wanted = posts.filter((_, index) => matches(status, standings[index]));
    return { posts: postsOfDay(wanted, date), loaded, isComplete: loaded === posts.length };
  }, [posts, date, status, standings]);
}

const isKnown = (standing: Standing | undefined) => standing !== undefined && !['unread', 'reading'].includes(standing);

/** A post whose comments could not be loaded counts as unanswered. */
const matches = (status: PostStatus, standing: Standing | undefined) =>
  isKnown(standing) && (standing === 'answered') === (status === 'answered');
