const REASONS = [208, 176];
const FINDINGS = [168, 132, 156];

/** Placeholders for reasons and their findings. */
export const ChecksSkeleton = () => (
  <div className="card checks placeholder-glow" aria-busy="true">
    {REASONS.map((width) => (
      <div key={width} className="reason" aria-hidden="true">
        <div className="reason-head">
          <span className="placeholder" style={{ width, marginBlock: 6 }} />
          <span className="placeholder" style={{ width: 420 }} />
        </div>
        {FINDINGS.map((name) => (
          <div key={name} className="finding">
            <span className="placeholder" style={{ width: 48, height: 36 }} />
            <span className="placeholder" style={{ width: name }} />
            <span className="placeholder" style={{ width: '70%' }} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
