import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';

/** The layout of a week: its days' tabs, the line above the cards, and the cards. */
export function WeekSkeleton() {
  return (
    <>
      <TabsSkeleton />
      <div className="day-head" />
      <CardSkeleton cards={4} />
    </>
  );
}
