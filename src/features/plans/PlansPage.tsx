import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListPlansQuery } from '@/services/plans';
import { CreatePlanButton } from './CreatePlanButton';
import { PlansDialogs } from './PlansDialogs';
import { PlansExport } from './PlansExport';
import { PlansList } from './PlansList';
import { searchChanged, selectPlansScreen, plansScreen, plansUrlFields } from './plansScreen';

/** §2 Plans. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function PlansPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectPlansScreen);
  const { data: plans, isFetching } = useListPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <div className="search-row">
          <SearchBox value={search} onChange={(text) => dispatch(searchChanged(text))} placeholder="Search plans..." />
        </div>
        <PlansExport plans={plans} />
        <CreatePlanButton className="push" />
      </div>
      <section className="card" aria-label="Plans" aria-busy={isFetching}>
        <PlansList plans={plans} isLoading={isFetching} />
      </section>
      <PlansDialogs plans={plans} />
    </>
  );
}

export const screen = screenOf(PlansPage, plansScreen, plansUrlFields);
