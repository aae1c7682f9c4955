import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { DietPlansDialogs } from './DietPlansDialogs';
import { DietPlansList } from './DietPlansList';
import { DietPlansSearch } from './DietPlansSearch';
import { DietPlansToolbar } from './DietPlansToolbar';
import { dietPlansScreen, dietPlansUrlFields } from './dietPlansScreen';

/** Diet plans. Entering it loads both lists again; what is already known stays on screen meanwhile. */
export function DietPlansPage() {
  const onEntry = { refetchOnMountOrArgChange: true };
  const { data: plans, isFetching: arePlansComing } = useListDietPlansQuery(undefined, onEntry);
  const { data: tree, isFetching: isTreeComing } = useListCategoriesQuery(undefined, onEntry);
  const isLoading = arePlansComing || isTreeComing;
  return (
    <>
      <DietPlansToolbar plans={plans} tree={tree} />
      <div className="with-search">
        <DietPlansSearch />
        <section className="grid" aria-label="Diet plans" aria-busy={isLoading}>
          <DietPlansList plans={plans} tree={tree} isLoading={isLoading} />
        </section>
      </div>
      <DietPlansDialogs plans={plans} tree={tree} isLoading={isLoading} />
    </>
  );
}

export const screen = screenOf(DietPlansPage, dietPlansScreen, dietPlansUrlFields);
