import { useSelector } from 'react-redux';
import { Selecting } from '@/screen/changeMany/selecting';
import { WithChecks } from '@/screen/checks/WithChecks';
import { ListDialogs, ListPage } from '@/screen/list/ListPage';
import { ListSearch } from '@/screen/list/ListSearch';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { DietPlansHead } from './DietPlansHead';
import { DietPlansList } from './DietPlansList';
import { dietPlansScreen, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';
import { MatrixPart } from './matrix/MatrixPart';
import { usePlansExport } from './usePlansExport';
import { bringIn, checks, dialogs, selected } from './dietPlansParts';
import './dietPlans.scss';

/** The Diet plans screen. Entering it refetches both lists; cached data stays on screen meanwhile. */
function DietPlansPage() {
  const { view } = useSelector(selectDietPlansScreen);
  const { data: plans, isFetching: arePlansLoading } = useListDietPlansQuery(undefined, ON_ENTRY);
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, ON_ENTRY);
  const lists = { plans, tree, isLoading: arePlansLoading || isTreeLoading };
  const exported = usePlansExport(lists);
  return (
    <ListPage of={dietPlansScreen}>
      <WithChecks
        of={checks}
        lists={lists}
        section="Diet Plans"
        bringIn={{ of: bringIn, what: 'diet plans', isFirst: plans?.length === 0 }}
      >
        <DietPlansHead {...lists} exported={exported} />
        {view === 'list' && <Selecting of={selected} props={{ tree, plans, found: exported.rows }} />}
        <ViewChips rows={view === 'matrix' ? null : plans && tree && exported.rows} />
        {view === 'matrix' ? (
          <MatrixPart {...lists} />
        ) : (
          <div className="with-search">
            <ListSearch placeholder="Search diet plans..." exported={[exported]}>
              <KcalFilter />
            </ListSearch>
            <DietPlansList {...lists} />
          </div>
        )}
      </WithChecks>
      <ListDialogs of={dialogs} props={lists} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: DietPlansPage,
  state: dietPlansScreen,
  changes: async () =>
    (await import(/* webpackChunkName: "diet-plans-dialogs" */ './dietPlansChanges')).dietPlansChanges,
};
