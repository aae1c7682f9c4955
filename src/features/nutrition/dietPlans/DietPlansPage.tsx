import { Calendar2WeekFill } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { ListOrView, ListPage } from '@/screen/list/ListPage';
import { ListSearch } from '@/screen/list/ListSearch';
import { ON_ENTRY } from '@/screen/onEntry';
import { useListCategoriesQuery } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { DietPlansHead } from './DietPlansHead';
import { DietPlansList } from './DietPlansList';
import { dietPlansScreen, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';
import { usePlansExport } from './usePlansExport';
import { lazyDialogs } from '@/screen/lazyDialogs';
import './dietPlans.scss';

const dialogs = lazyDialogs(
  '/diet-plans',
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './DietPlansDialogs')).DietPlansDialogs,
);

/** The Diet plans screen. Entering it refetches both lists; cached data stays on screen meanwhile. */
function DietPlansPage() {
  const isList = useSelector(selectDietPlansScreen).view === 'list';
  const { data: plans, isFetching: arePlansLoading } = useListDietPlansQuery(undefined, ON_ENTRY);
  const { data: tree, isFetching: isTreeLoading } = useListCategoriesQuery(undefined, ON_ENTRY);
  const lists = { plans, tree, isLoading: arePlansLoading || isTreeLoading };
  const exported = usePlansExport(lists);
  return (
    <ListPage of={dietPlansScreen} lists={lists} dialogs={dialogs}>
      <DietPlansHead />
      <OverList rows={isList ? plans && tree && exported.rows : null} />
      <ListOrView>
        <div className="with-search">
          <ListSearch placeholder="Search diet plans..." exported={[exported]}>
            <KcalFilter />
          </ListSearch>
          <DietPlansList {...lists} />
        </div>
      </ListOrView>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: DietPlansPage,
  icon: Calendar2WeekFill,
  state: dietPlansScreen,
};
