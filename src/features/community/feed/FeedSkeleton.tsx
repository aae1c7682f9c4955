const POSTS = [1, 2, 3];

/** The shape of the posts that are on their way. */
export function FeedSkeleton() {
  return POSTS.map((post) => (
    <div key={post} className="card placeholder-glow" aria-hidden="true">
      <div className="card-body post">
        <div className="gap-12">
          <span className="placeholder round" />
          <span className="placeholder" style={{ width: 220 }} />
        </div>
        <span className="placeholder" style={{ width: '82%' }} />
        <span className="placeholder" style={{ width: '64%' }} />
      </div>
    </div>
  ));
}
