import { CardSkeleton } from '@/components/skeleton/CardSkeleton';

const BARS = [1, 2, 3, 4, 5];

/** The layout of a week: its days' tabs, the line above the cards, and the cards. */
export function WeekSkeleton() {
  return (
    <>
      <div className="week-skeleton placeholder-glow" aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className="placeholder" />
        ))}
      </div>
      <div className="day-head" />
      <CardSkeleton cards={4} />
    </>
  );
}
