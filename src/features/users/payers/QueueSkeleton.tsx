const WIDTHS = [
  [120, 164],
  [96, 140],
  [136, 180],
] as const;

/** Placeholders for the queue of payments, before its code and sheet are there too; proof and facts stay blank. */
export const QueueSkeleton = () => (
  <div className="payments-coming">
    <div className="placeholder-glow" role="status" aria-label="Loading payments">
      {WIDTHS.map(([name, amount]) => (
        <div key={name} className="user-line" aria-hidden="true">
          <span className="placeholder round" />
          <span>
            <span className="placeholder" style={{ width: name }} />
            <span className="placeholder" style={{ width: amount, marginTop: 8 }} />
          </span>
        </div>
      ))}
    </div>
  </div>
);
