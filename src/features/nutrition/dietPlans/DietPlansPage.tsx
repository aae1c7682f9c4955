import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { DietPlansList } from './DietPlansList';
import { DietPlansToolbar } from './DietPlansToolbar';
import {
  dialogClosed,
  dietPlansScreen,
  dietPlansUrlFields,
  selectDietPlansScreen,
  searchChanged,
} from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';
import { MatrixPart } from './matrix/MatrixPart';
import './dietPlans.scss';

const dietPlansDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs,
);

/** The Diet plans screen. Entering it refetches both lists; cached data stays on screen meanwhile. */
export function DietPlansPage() {
  const { view, dialog } = useSelector(selectDietPlansScreen);
  const { data: plans, isFetching: arePlansLoading } = useListDietPlansQuery(undefined, ON_ENTRY);
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, ON_ENTRY);
  const isLoading = arePlansLoading || isTreeLoading;
  return (
    <>
      <DietPlansToolbar plans={plans} tree={tree} />
      {view === 'matrix' ? (
        <MatrixPart plans={plans} tree={tree} isLoading={isLoading} />
      ) : (
        <div className="with-search">
          <DietPlansSearch />
          <section className="grid" aria-label="Diet plans" aria-busy={isLoading}>
            <DietPlansList plans={plans} tree={tree} isLoading={isLoading} />
          </section>
        </div>
      )}
      <ScreenDialogs of={dietPlansDialogs} props={{ plans, tree, isLoading }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  DietPlansPage,
  dietPlansScreen,
  dietPlansUrlFields,
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './dietPlansChanges')).dietPlansChanges,
);

function DietPlansSearch() {
  const { search } = useSelector(selectDietPlansScreen);
  return (
    <SearchRow value={search} changed={searchChanged} placeholder="Search diet plans...">
      <KcalFilter />
    </SearchRow>
  );
}
