const WIDTHS = [
  [120, 164],
  [96, 140],
  [136, 180],
] as const;

/** Placeholders for the queue of payments; the proof and the facts stay blank. */
export const QueueSkeleton = () => (
  <div className="pay-view">
    <div className="queue placeholder-glow" role="status" aria-label="Loading payments">
      {WIDTHS.map(([name, amount]) => (
        <div key={name} className="queue-row" aria-hidden="true">
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
