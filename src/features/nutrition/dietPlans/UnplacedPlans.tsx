import { useId, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type DietPlan } from '@/services/dietPlans';
import { selectDietPlansScreen } from './dietPlansScreen';
import { filterPlans } from './dietPlansView';
import { PlanCards } from './PlanCards';

const TITLE = 'Without a sub category';

/** Plans whose sub category is deleted. They have no tab, but can be moved to another sub category by Edit. */
export function UnplacedPlans({ plans }: { plans: readonly DietPlan[] }) {
  const headingId = useId();
  const { search, kcal } = useSelector(selectDietPlansScreen);
  const found = useMemo(() => filterPlans(plans, { search, kcal }), [plans, search, kcal]);
  if (found.length === 0) return null;
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{TITLE}</h2>
      <PlanCards label={TITLE} plans={found} search={search} />
    </section>
  );
}
