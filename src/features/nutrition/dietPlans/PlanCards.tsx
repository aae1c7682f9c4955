import { CardGrid } from '@/components/cards/CardGrid';
import { type DietPlan } from '@/services/dietPlans';
import { PlanCard } from './PlanCard';

const planId = ({ id }: DietPlan) => id;
const card = (plan: DietPlan) => <PlanCard plan={plan} />;

interface Props {
  label: string;
  plans: readonly DietPlan[];
  search: string;
}

export function PlanCards({ label, plans, search }: Props) {
  return <CardGrid label={label} items={plans} search={search} itemId={planId} render={card} />;
}
