import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { searchChanged, selectDietPlansScreen } from './dietPlansScreen';
import { KcalFilter } from './KcalFilter';

export function DietPlansSearch() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectDietPlansScreen);
  return (
    <div className="search-row">
      <SearchBox value={search} onChange={(text) => dispatch(searchChanged(text))} placeholder="Search diet plans..." />
      <KcalFilter />
    </div>
  );
}
