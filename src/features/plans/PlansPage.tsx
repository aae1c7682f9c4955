import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListPlansQuery } from '@/services/plans';
import { CreatePlanButton } from './CreatePlanButton';
import { PlansDialogs } from './PlansDialogs';
import { PlansExport } from './PlansExport';
import { PlansList } from './PlansList';
import { searchChanged, selectPlansScreen, plansScreen, plansUrlFields } from './plansScreen';

/** The plans. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function PlansPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectPlansScreen);
  const { data: plans, isFetching } = useListPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <PlansExport plans={plans} />
        <CreatePlanButton className="push" />
      </div>
      <section className="card fits" aria-label="Plans" aria-busy={isFetching}>
        <div className="toolbar">
          <p className="counted soft figures">{plans && countOf(plans.length, 'plan')}</p>
          <div className="search-row">
            <SearchBox
              value={search}
              onChange={(text) => dispatch(searchChanged(text))}
              placeholder="Search plans..."
            />
          </div>
        </div>
        <PlansList plans={plans} isLoading={isFetching} />
      </section>
      <PlansDialogs plans={plans} />
    </>
  );
}

export const screen = screenOf(PlansPage, plansScreen, plansUrlFields);
