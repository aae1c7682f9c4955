import { useDeferredValue, useMemo } from 'react';
import { CalendarHeart } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { NoMatches } from '@/components/state/NoMatches';
import { EmptyList } from '@/screen/EmptyList';
import { EmptySearch } from '@/screen/list/EmptySearch';
import { type DietPlan } from '@/services/dietPlans';
import { CardGrid } from '@/components/cards/CardGrid';
import { UNPLACED } from '../categories/tree';
import { Meal, DishCard } from '../shared/DishCard';
import { dialogOpened, filtersCleared, selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans, type Shelf } from './dietPlansRows';
import { kcalLabel } from './kcal';

const NOTHING = 'No diet plans found';

/** The cards of one sub category under one meal type: empty, without matches, or with cards. */
export function PlanShelf({ shelf: { title, plans } }: { shelf: Shelf }) {
  const dispatch = useDispatch();
  const { search: typed, kcal } = useSelector(selectDietPlansScreen);
  // Deferred, so that typing stays fast with many plans.
  const search = useDeferredValue(typed);
  const found = useMemo(() => filterPlans(plans, { search, kcal }), [plans, search, kcal]);
  const isFiltered = search.trim() !== '' || kcal.length > 0;
  const none = (
    <EmptyList icon={CalendarHeart} title={NOTHING} add="Add Diet Plan" opens={dialogOpened({ kind: 'add' })} />
  );
  if (plans.length === 0 && !isFiltered) return none;
  if (found.length === 0)
    return (
      <EmptySearch search={search.trim()}>
        {(elsewhere) =>
          plans.length === 0 && !elsewhere ? (
            none
          ) : (
            <NoMatches
              title={NOTHING}
              description={`Nothing matches ${filterText(search.trim(), kcal)} in ${title}.`}
              onClear={() => dispatch(filtersCleared())}
              elsewhere={elsewhere}
              clearLabel={kcal.length > 0 ? 'Clear search and filter' : 'Clear search'}
            />
          )
        }
      </EmptySearch>
    );
  return (
    <>
      <PlanGrid label={title} plans={found} search={search} />
      <p className="visually-hidden" role="status">
        {found !== plans && `${countOf(found.length, 'diet plan')} found`}
      </p>
    </>
  );
}

export function UnplacedPlans({ plans }: { plans: readonly DietPlan[] }) {
  const { search, kcal } = useSelector(selectDietPlansScreen);
  const found = useMemo(() => filterPlans(plans, { search, kcal }), [plans, search, kcal]);
  return (
    found.length > 0 && (
      <Meal title={UNPLACED}>
        <PlanGrid label={UNPLACED} plans={found} search={search} />
      </Meal>
    )
  );
}

const filterText = (search: string, kcal: readonly number[]) =>
  [search && `“${search}”`, kcal.map(kcalLabel).join(' or ')].filter(Boolean).join(' with ');

interface PlanGridProps {
  label: string;
  plans: readonly DietPlan[];
  search: string;
}

function PlanGrid({ label, plans, search }: PlanGridProps) {
  const { marked } = useSelector(selectDietPlansScreen);
  return <CardGrid label={label} items={plans} search={search} itemId={planId} marked={marked} render={card} />;
}

const planId = ({ id }: DietPlan) => id;
const card = (plan: DietPlan) => (
  <DishCard dish={plan} meta={plan.kcal.length > 0 && `${plan.kcal.join(', ')} kcal`} dialogOpened={dialogOpened} />
);
