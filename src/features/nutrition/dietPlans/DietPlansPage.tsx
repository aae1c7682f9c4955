import { useSelector } from 'react-redux';
import { ListDialogs, ListOrView, ListPage } from '@/screen/list/ListPage';
import { ListSearch } from '@/screen/list/ListSearch';
import { type Screen } from '@/screen/section';
import { OverList } from '@/screen/list/OverList';
import { DietPlansHead } from './DietPlansHead';
import { DietPlansList } from './DietPlansList';
import { dietPlansScreen, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';
import { useDietPlansOnEntry } from './useDietPlansLists';
import { usePlansExport } from './usePlansExport';
import { dialogs } from './dietPlansParts';
import './dietPlans.scss';

/** The Diet plans screen. Entering it refetches both lists; cached data stays on screen meanwhile. */
function DietPlansPage() {
  const isList = useSelector(selectDietPlansScreen).view === 'list';
  const lists = useDietPlansOnEntry();
  const { tree, plans } = lists;
  const exported = usePlansExport(lists);
  return (
    <ListPage of={dietPlansScreen} dialogs={<ListDialogs of={dialogs} props={lists} />}>
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
  state: dietPlansScreen,
};
