import { type ReactNode } from 'react';

const COMING = [1, 2, 3];

/** Placeholders for posts that are loading; `children`, in the first one, say what is loading. */
export function FeedSkeleton({ children }: { children: ReactNode }) {
  return COMING.map((post) => (
    <div key={post} className="card placeholder-glow">
      <div className="card-body post">
        <div className="gap-12">
          <span className="placeholder round" />
          {post === 1 ? children : <span className="placeholder" style={{ width: 220 }} />}
        </div>
        <span className="placeholder" style={{ width: '82%' }} />
        <span className="placeholder" style={{ width: '64%' }} />
      </div>
    </div>
  ));
}

/** While a group's posts are loading. */
export const PostsComing = () => (
  <FeedSkeleton>
    <p className="meta" role="status">
      Loading posts...
    </p>
  </FeedSkeleton>
);

/** While the code of the feed is. */
export const FeedComing = () => (
  <section className="grid feed" aria-busy>
    <div className="page-head" style={{ minHeight: 36 }} />
    <PostsComing />
  </section>
);
