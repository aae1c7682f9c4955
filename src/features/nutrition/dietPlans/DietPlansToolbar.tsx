import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { type Category } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { AddCategoryButton, AddDietPlanButton } from './AddButtons';
import { DietPlansExport } from './DietPlansExport';
import { searchChanged, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';

interface Props {
  /** Both undefined until their first load went through. */
  plans: readonly DietPlan[] | undefined;
  tree: readonly Category[] | undefined;
}

export function DietPlansToolbar(lists: Props) {
  const dispatch = useDispatch();
  const { search } = useSelector(selectDietPlansScreen);
  return (
    <div className="page-head">
      <div className="search-row">
        <SearchBox
          value={search}
          onChange={(text) => dispatch(searchChanged(text))}
          placeholder="Search diet plans..."
        />
        <KcalFilter />
      </div>
      <div className="page-actions push">
        <DietPlansExport {...lists} />
        <AddCategoryButton />
        <AddDietPlanButton />
      </div>
    </div>
  );
}
