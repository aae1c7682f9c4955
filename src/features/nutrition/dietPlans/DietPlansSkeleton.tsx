import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';

/** The layout of a category: the tabs, a meal type's heading, its sub categories and their cards. */
export function DietPlansSkeleton() {
  return (
    <>
      <TabsSkeleton />
      <div className="meal placeholder-glow">
        <span className="placeholder" style={{ width: 96, height: 24 }} />
        <TabsSkeleton look="pills" />
        <CardSkeleton />
      </div>
    </>
  );
}
