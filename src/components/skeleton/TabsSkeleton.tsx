const BARS = [1, 2, 3, 4, 5];

/** Bars where a row of tabs will be. */
export function TabsSkeleton({ look = 'tabs' }: { look?: 'tabs' | 'pills' }) {
  return (
    <div className={`${look}-skeleton placeholder-glow`} aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} className="placeholder" />
      ))}
    </div>
  );
}
