import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';

/** Placeholders for the category tabs and a meal type with its sub categories and cards. */
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
