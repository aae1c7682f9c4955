const ROWS = [1, 2, 3, 4];
const WIDTHS = [128, 220, 168];

/** Placeholders for posts that may follow. */
export const WaitingSkeleton = () => (
  <div className="placeholder-glow" aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className="waiting-skeleton">
        {WIDTHS.map((width) => (
          <span key={width} className="placeholder" style={{ width }} />
        ))}
      </div>
    ))}
  </div>
);

/** The answer desk before its code, the groups and its sheet are there. */
export const DeskSkeleton = () => (
  <div className="card" role="status" aria-label="Loading the answer desk">
    <div className="card-body">
      <WaitingSkeleton />
    </div>
  </div>
);
