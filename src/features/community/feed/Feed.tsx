import { useId } from 'react';
import { type Post } from '@/services/communityTypes';
import { FeedHead } from './FeedHead';
import { FeedSkeleton } from './FeedSkeleton';
import { Posts } from './Posts';
import { useFoundPosts } from './useFoundPosts';

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
