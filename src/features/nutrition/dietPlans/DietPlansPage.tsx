import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { DietPlansList } from './DietPlansList';
import { DietPlansToolbar } from './DietPlansToolbar';
import { DietPlansChips, DietPlansViewButton } from './DietPlansViews';
import {
  dialogClosed,
  dietPlansScreen,
  dietPlansUrlFields,
  selectDietPlansScreen,
  searchChanged,
  viewSelected,
} from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';
import { MatrixPart } from './matrix/MatrixPart';
import './dietPlans.scss';

const dietPlansDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs,
);

const checks = lazyChecks(
  async () => (await import(/* webpackChunkName: "checks" */ '../checks/dietPlansChecks')).dietPlansChecks,
);

/** The Diet plans screen. Entering it refetches both lists; cached data stays on screen meanwhile. */
export function DietPlansPage() {
  const { view, dialog } = useSelector(selectDietPlansScreen);
  const { data: plans, isFetching: arePlansLoading } = useListDietPlansQuery(undefined, ON_ENTRY);
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, ON_ENTRY);
  const isLoading = arePlansLoading || isTreeLoading;
  const lists = { plans, tree, isLoading };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={lists} section="Diet Plans" back={viewSelected('list')} />
      ) : (
        <>
          <DietPlansToolbar plans={plans} tree={tree}>
            <ChecksLinkPart of={checks} lists={lists} />
          </DietPlansToolbar>
          <DietPlansChips plans={plans} tree={tree} />
          {view === 'matrix' ? (
            <MatrixPart {...lists} />
          ) : (
            <div className="with-search">
              <DietPlansSearch>
                <DietPlansViewButton plans={plans} tree={tree}>
                  <ChecksLinkPart of={checks} lists={lists} />
                </DietPlansViewButton>
              </DietPlansSearch>
              <section className="grid dishes" aria-label="Diet plans" aria-busy={isLoading}>
                <DietPlansList {...lists} />
              </section>
            </div>
          )}
        </>
      )}
      <ScreenDialogs of={dietPlansDialogs} props={lists} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  DietPlansPage,
  dietPlansScreen,
  dietPlansUrlFields,
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './dietPlansChanges')).dietPlansChanges,
);

function DietPlansSearch({ children }: { children: ReactNode }) {
  const { search } = useSelector(selectDietPlansScreen);
  return (
    <SearchRow value={search} changed={searchChanged} placeholder="Search diet plans...">
      <KcalFilter />
      {children}
    </SearchRow>
  );
}
