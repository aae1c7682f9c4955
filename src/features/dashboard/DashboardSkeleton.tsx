export function DashboardSkeleton() {
  return (
    <div className="grid placeholder-glow" role="status" aria-label="Loading dashboard">
      <div className="grid three" aria-hidden>
        {[0, 1, 2].map((card) => (
          <div key={card} className="card stat">
            <div className="card-body">
              <div className="stat-head">
                <span className="placeholder" style={{ width: 104, marginTop: 6 }} />
                <span className="placeholder round" style={{ width: 40, height: 40 }} />
              </div>
              <span className="placeholder" style={{ width: 72, height: 28, marginTop: 4 }} />
              <span className="placeholder pill" style={{ width: 132, marginTop: 10 }} />
            </div>
          </div>
        ))}
      </div>
      <div className="grid charts" aria-hidden>
        {[0, 1].map((card) => (
          <div key={card} className="card chart" />
        ))}
      </div>
    </div>
  );
}
