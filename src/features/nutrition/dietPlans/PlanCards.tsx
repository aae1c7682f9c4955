import { CardGrid } from '@/components/cards/CardGrid';
import { type DietPlan } from '@/services/dietPlans';
import { PlanCard } from './PlanCard';

const planId = ({ id }: DietPlan) => id;
const card = (plan: DietPlan) => <PlanCard plan={plan} />;

export function PlanCards({ label, plans }: { label: string; plans: readonly DietPlan[] }) {
  return <CardGrid label={label} items={plans} itemId={planId} render={card} />;
}
