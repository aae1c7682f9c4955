import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { DietPlansDialogs } from './DietPlansDialogs';
import { DietPlansList } from './DietPlansList';
import { DietPlansToolbar } from './DietPlansToolbar';
import { dietPlansScreen, dietPlansUrlFields } from './dietPlansScreen';

/** §2 Diet plans. Entering it loads both lists again; what is already known stays on screen meanwhile. */
export function DietPlansPage() {
  const onEntry = { refetchOnMountOrArgChange: true };
  const { data: plans, isFetching: arePlansComing } = useListDietPlansQuery(undefined, onEntry);
  const { data: tree, isFetching: isTreeComing } = useListCategoriesQuery(undefined, onEntry);
  const isLoading = arePlansComing || isTreeComing;
  return (
    <>
      <DietPlansToolbar plans={plans} tree={tree} />
      <section className="grid" aria-label="Diet plans" aria-busy={isLoading}>
        <DietPlansList plans={plans} tree={tree} isLoading={isLoading} />
      </section>
      <DietPlansDialogs plans={plans} tree={tree} isLoading={isLoading} />
    </>
  );
}

export const screen = screenOf(DietPlansPage, dietPlansScreen, dietPlansUrlFields);
