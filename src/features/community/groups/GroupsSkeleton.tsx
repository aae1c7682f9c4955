const WIDTHS = [112, 148, 96, 132, 104, 120];

export function GroupsSkeleton() {
  return (
    <div className="placeholder-glow" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div key={width} className="group">
          <span className="placeholder" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
