import { useId } from 'react';
import { type Post } from '@/services/communityTypes';
import { FeedHead } from './FeedHead';
import { FeedSkeleton } from './FeedSkeleton';
import { Posts } from './Posts';

interface Props {
  /** Undefined until the group's posts came. */
  posts: readonly Post[] | undefined;
  isLoading: boolean;
}

/** §2 Community, right: the posts of the chosen group. */
export function Feed({ posts, isLoading }: Props) {
  const headingId = useId();
  return (
    <section className="grid feed" aria-labelledby={headingId} aria-busy={isLoading}>
      <FeedHead headingId={headingId} />
      {posts && <Posts posts={posts} />}
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
