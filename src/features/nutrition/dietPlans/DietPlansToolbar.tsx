import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { AddCategoryButton, AddDietPlanButton } from './AddButtons';
import { searchChanged, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';

export function DietPlansToolbar() {
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
        <AddCategoryButton />
        <AddDietPlanButton />
      </div>
    </div>
  );
}
