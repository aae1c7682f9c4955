import { useDeferredValue, useMemo } from 'react';
import { CalendarHeart } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { NoMatches } from '@/components/state/NoMatches';
import { EmptyList } from '@/screen/EmptyList';
import { dialogOpened, filtersCleared, selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans, type Shelf } from './dietPlansView';
import { kcalLabel } from './kcal';
import { PlanCards } from './PlanCards';

const NOTHING = 'No diet plans found';

/** The cards of one sub category under one meal type: empty, without matches, or with cards. */
export function ShelfPlans({ shelf: { title, plans } }: { shelf: Shelf }) {
  const dispatch = useDispatch();
  const { search: typed, kcal } = useSelector(selectDietPlansScreen);
  // Deferred, so that typing stays fast with many plans.
  const search = useDeferredValue(typed);
  const found = useMemo(() => filterPlans(plans, { search, kcal }), [plans, search, kcal]);
  if (plans.length === 0)
    return <EmptyList icon={CalendarHeart} title={NOTHING} add="Add Diet Plan" opens={dialogOpened({ kind: 'add' })} />;
  if (found.length === 0)
    return (
      <NoMatches
        title={NOTHING}
        description={`Nothing matches ${filterText(search.trim(), kcal)} in ${title}.`}
        onClear={() => dispatch(filtersCleared())}
        clearLabel={kcal.length > 0 ? 'Clear search and filter' : 'Clear search'}
      />
    );
  return (
    <>
      <PlanCards label={title} plans={found} search={search} />
      <p className="visually-hidden" role="status">
        {found !== plans && `${countOf(found.length, 'diet plan')} found`}
      </p>
    </>
  );
}

const filterText = (search: string, kcal: readonly number[]) =>
  [search && `“${search}”`, kcal.map(kcalLabel).join(' or ')].filter(Boolean).join(' with ');
