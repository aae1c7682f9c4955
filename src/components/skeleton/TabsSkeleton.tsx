const BARS = [1, 2, 3, 4, 5];

/** Placeholders for tabs that are loading. */
export function TabsSkeleton({ look = 'tabs' }: { look?: 'tabs' | 'pills' }) {
  return (
    <div className={`${look}-skeleton placeholder-glow`} aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} className="placeholder" />
      ))}
    </div>
  );
}
